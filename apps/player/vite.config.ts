import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compressAssets } from "./build-steps/compress-assets.ts";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), compressAssets()],
  environments: {
    ssr: {
      build: { rollupOptions: { input: "./server.ts" } },
      // One self-contained file: the server starts faster and never meets React's development build.
      ...(command === "build" ? { resolve: { noExternal: true } } : {}),
    },
  },
}));
