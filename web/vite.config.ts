import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.HUSTINGS_URL ?? "http://127.0.0.1:4600";

const proxy = { "/api": { target: server, ws: true } };

export default defineConfig({
  plugins: [svelte()],
  // The content policy forbids inline styles and scripts, so nothing may be inlined as a data address either.
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The words lie beside those of the command line.
  server: { proxy, fs: { allow: [".."] } },
  preview: { proxy },
});
