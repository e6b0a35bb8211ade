import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFiles } from './build/compress-files.ts'
import { moduleSizes } from './build/module-sizes.ts'
import { pageScripts } from './build/page-scripts.ts'
import { isReadyScript, scriptGroups } from './build/script-groups.ts'

/** The start script builds beside the served build and swaps them, so a broken build never replaces a good one. */
const outDir = process.env.MARRAM_BUILD_DIR ?? 'dist'

/** Where to write which module is how much of every script; nowhere unless somebody asks. */
const sizesFile = process.env.MARRAM_MODULE_SIZES

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackStart({
      srcDirectory: 'src',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'routeTree.gen.ts',
        // What loads the data of a page comes with the page: a first visit has its data in the HTML.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        },
      },
      client: { entry: 'boot.ts' },
      server: { entry: 'server.ts' },
      // The program renders pages itself, in development as in production.
      vite: { installDevServerMiddleware: false },
    }),
    react(),
    pageScripts(isReadyScript),
    compressFiles(),
    ...(sizesFile === undefined ? [] : [moduleSizes(sizesFile)]),
  ],
  build: {
    outDir,
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // The names of all scripts that other scripts need would be 3 KB of the first one. Pages that the server writes name
    // their own, and pages behind links are fetched when a guest reaches for the link.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        outDir: `${outDir}/client`,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: scriptGroups,
            },
          },
        },
      },
    },
    ssr: {
      build: { outDir: `${outDir}/server` },
      // Left outside, React would be the development one wherever NODE_ENV is not set, and its async hook slows down every
      // request. The development server cannot take CommonJS in.
      ...(command === 'build' && { resolve: { noExternal: true as const } }),
    },
  },
}))
