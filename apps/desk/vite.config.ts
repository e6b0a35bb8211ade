import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The start script builds beside the served build and swaps them, so a broken build never replaces a good one. */
const outDir = process.env.MARRAM_BUILD_DIR ?? 'dist'

export default defineConfig({
  // The site's development server serves the desk's sources below this path.
  base: process.env.NODE_ENV === 'production' ? '/' : '/desk-sources/',
  plugins: [react()],
  build: {
    outDir: `${outDir}/client`,
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // The site writes the desk's page and reads here what it starts with.
    manifest: 'desk-files.json',
    rolldownOptions: {
      input: 'src/main.tsx',
      output: {
        entryFileNames: 'assets/desk-[hash].js',
        chunkFileNames: 'assets/desk-[name]-[hash].js',
        assetFileNames: 'assets/desk-[name]-[hash][extname]',
      },
    },
  },
})
