/** Programs around the components on the page about frameworks: each exports `mount`. */

export type Mount = (
  target: Element,
  item: string,
) => { change(item: string): void; unmount(): unknown };

/** Retries would only delay the error. */
const client = 'new QueryClient({ defaultOptions: { queries: { retry: false } } })';

export const entries = {
  vue: {
    'mount.ts': `
      import { createApp, h, ref } from 'vue';
      import { QueryClient, VueQueryPlugin } from '@tanstack/vue-query';
      import ProductPrice from './app/components/ProductPrice.vue';

      export function mount(target: Element, first: string) {
        const item = ref(first);
        const app = createApp(() => h(ProductPrice, { item: item.value }));
        app.use(VueQueryPlugin, { queryClient: ${client} }).mount(target);
        return {
          change: (next: string) => { item.value = next; },
          unmount: () => app.unmount(),
        };
      }`,
  },
  svelte: {
    'Root.svelte': `
      <script lang="ts">
        import { QueryClient, QueryClientProvider } from '@tanstack/svelte-query';
        import ProductPrice from './src/lib/ProductPrice.svelte';

        const { first }: { first: string } = $props();
        let item = $state(first);
        const queryClient = ${client};
        export const change = (next: string) => { item = next; };
      </script>
      <QueryClientProvider client={queryClient}><ProductPrice {item} /></QueryClientProvider>`,
    'mount.ts': `
      import { mount as mountRoot, unmount } from 'svelte';
      import Root from './Root.svelte';

      export function mount(target: Element, first: string) {
        const root = mountRoot(Root, { target, props: { first } });
        return { change: root.change, unmount: () => unmount(root) };
      }`,
  },
  solid: {
    'mount.tsx': `
      import { QueryClient, QueryClientProvider } from '@tanstack/solid-query';
      import { createSignal } from 'solid-js';
      import { render } from 'solid-js/web';
      import { ProductPrice } from './src/components/ProductPrice';

      export function mount(target: Element, first: string) {
        const [item, change] = createSignal(first);
        const client = ${client};
        const Root = () => (
          <QueryClientProvider client={client}><ProductPrice item={item()} /></QueryClientProvider>
        );
        const unmount = render(Root, target);
        return { change, unmount };
      }`,
  },
  angular: {
    // Packages for Angular come half compiled, and the compiler does the rest when they are loaded.
    'mount.ts': `
      import '@angular/compiler';
      import {
        type ApplicationRef,
        Component,
        provideZonelessChangeDetection,
        signal,
      } from '@angular/core';
      import { bootstrapApplication } from '@angular/platform-browser';
      import { provideTanStackQuery, QueryClient } from '@tanstack/angular-query-experimental';
      import { ProductPrice } from './src/app/product-price';
      import { QueriedPrice } from './src/app/queried-price';

      const item = signal('');
      const usesQuery = signal(false);

      @Component({
        selector: 'app-root',
        imports: [ProductPrice, QueriedPrice],
        template: \`
          @if (item(); as name) {
            @if (usesQuery()) { <app-queried-price [item]="name" /> }
            @else { <app-product-price [item]="name" /> }
          }\`,
      })
      class Root {
        readonly item = item;
        readonly usesQuery = usesQuery;
      }

      let app: ApplicationRef | undefined;

      function unmount() {
        app?.destroy();
        app = undefined;
      }

      function mountRoot(first: string, queried: boolean) {
        // The signals are shared, so the previous application must not see the change.
        unmount();
        item.set(first);
        usesQuery.set(queried);
        const providers = [provideZonelessChangeDetection(), provideTanStackQuery(${client})];
        void bootstrapApplication(Root, { providers }).then((started) => { app = started; });
        return {
          change: (next: string) => item.set(next),
          unmount,
        };
      }

      export const mount = (target: Element, first: string) => mountRoot(first, false);
      export const mountQueried = (target: Element, first: string) => mountRoot(first, true);`,
    // The alternative in the text below the sample.
    'src/app/queried-price.ts': `
      import { Component, input } from '@angular/core';
      import { injectQuery } from '@tanstack/angular-query-experimental';
      import { priceQuery } from '../client/trpc';

      @Component({ selector: 'app-queried-price', template: '<p>{{ price.data() }}</p>' })
      export class QueriedPrice {
        readonly item = input.required<string>();
        readonly price = injectQuery(() => priceQuery(this.item()));
      }`,
  },
};

/** One bundle for each framework. Angular's compiler has already run. */
export const viteConfig = `
  import vue from '@vitejs/plugin-vue';
  import { svelte } from '@sveltejs/vite-plugin-svelte';
  import solid from 'vite-plugin-solid';

  export default {
    logLevel: 'error',
    plugins: [vue(), svelte({ configFile: false }), solid()],
    build: {
      minify: false,
      lib: {
        formats: ['es'],
        entry: {
          vue: 'vue/mount.ts',
          svelte: 'svelte/mount.ts',
          solid: 'solid/mount.tsx',
          angular: 'angular/out/mount.js',
        },
      },
    },
  };`;
