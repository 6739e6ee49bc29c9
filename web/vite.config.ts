import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The port of the server behind the development page. */
const BACKEND = process.env.SANDTABLE_PORT ?? '7878';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $src: here('./src') } },
  build: {
    target: 'es2022',
    // The page's policy allows nothing inline, so small pictures stay files as well.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The texts and rules of record live with the Rust crates.
    fs: { allow: [here('..')] },
    proxy: {
      // The server refuses what another site asks: it has to see the address that the browser sees.
      '/api': { target: `http://127.0.0.1:${BACKEND}`, changeOrigin: false },
      '/ws': { target: `ws://127.0.0.1:${BACKEND}`, ws: true, changeOrigin: false },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
