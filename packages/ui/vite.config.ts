import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The gallery alone, for developing a component. Browser tests open it on the site, at /dev/gallery/. */
export default defineConfig({
  root: here,
  plugins: [react()],
  server: { host: '127.0.0.1' },
})
