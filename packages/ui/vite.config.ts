import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The gallery on its own: `npx vite packages/ui` to look, `npx vite build packages/ui` for the browser tests. */
export default defineConfig({
  root: here,
  base: './',
  plugins: [react()],
  server: { host: '127.0.0.1' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { input: `${here}gallery.html` },
  },
})
