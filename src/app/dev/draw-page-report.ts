import type { PageReport } from '#shared/page-report.ts';
import type { Problem } from '#shared/problem.ts';

/** In a shadow tree, so that its styles and the site's do not affect each other. */
const STYLES = `
  :host { position: fixed; inset: auto 0 0; z-index: 1000; }
  details { max-height: 40vh; overflow: auto; font: 14px/1.5 system-ui, sans-serif;
    color: #f4f4f5; background: #18181b; border-top: 3px solid #eab308; }
  details[data-severity=error] { border-color: #ef4444; }
  summary { padding: 6px 16px; cursor: pointer; font-weight: 600; }
  ul { margin: 0; padding: 0 16px 12px 34px; }
  li { margin-top: 8px; }
  code, pre { font: 13px/1.45 ui-monospace, monospace; color: #d4d4d8; }
  pre { margin: 4px 0 0; overflow: auto; }
`;

/**
 * Lists at the bottom of the window what a build would report about the page. Shows nothing if there are no problems.
 */
export function drawPageReport(report: PageReport): void {
  document.querySelector('site-page-report')?.remove();
  const { marks, problems } = report;
  if (marks.length + problems.length === 0) return;
  const host = document.createElement('site-page-report');
  const root = host.attachShadow({ mode: 'open' });
  const styles = element('style', STYLES);
  const details = element('details');
  details.open = problems.length > 0;
  details.dataset.severity = problems.some(isError) ? 'error' : 'warning';
  const list = element('ul');
  list.append(...marks.map((mark) => element('li', mark)), ...problems.map(drawProblem));
  details.append(element('summary', summaryOf(report)), list);
  root.append(styles, details);
  document.documentElement.append(host);
}

function drawProblem(problem: Problem): HTMLElement {
  const { severity, message, hint, file, line, column, frame } = problem;
  const item = element('li', `${severity}: ${message} ${hint ?? ''}`);
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  if (place) item.append(element('br'), element('code', place));
  if (frame) item.append(element('pre', frame));
  return item;
}

function summaryOf({ marks, problems }: PageReport): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const names = marks.map((mark) => mark.replace(/:.*$/s, ''));
  return [...names, ...(problems.length > 0 ? [`${count} on this page`] : [])].join(' · ');
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
