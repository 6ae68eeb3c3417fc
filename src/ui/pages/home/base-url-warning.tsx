import styles from './base-url-warning.module.css';

/**
 * Explains the problem if the site was built for another base URL. It appears if one of the site's
 * scripts could not be loaded, which the boot script records (row P1).
 */
export function BaseUrlWarning() {
  return (
    <div className={styles.warning} data-base-url-warning="">
      <p>
        <strong>This site did not load its assets.</strong> It was built for the base URL{' '}
        <code>{import.meta.env.BASE_URL}</code>, and seems to be served from another path.
      </p>
      <p>
        If this is your site: set <code>baseUrl</code> in <code>site.config.ts</code> to the path
        that the address bar shows, and build it again.
      </p>
      <hr />
    </div>
  );
}
