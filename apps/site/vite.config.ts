import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFiles } from './build/compress-files.ts'
import { moduleSizes } from './build/module-sizes.ts'
import { pageScripts } from './build/page-scripts.ts'
import { isReadyScript, scriptGroups } from './build/script-groups.ts'

/** The start script builds beside the served build and swaps them, so a broken build never replaces a good one. */
const outDir = process.env.MARRAM_BUILD_DIR ?? 'dist'

/** If set, the build writes the bytes of each module per script to this file. */
const sizesFile = process.env.MARRAM_MODULE_SIZES

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackStart({
      srcDirectory: 'src',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'routeTree.gen.ts',
        // Loaders are in the page's chunk: on a first visit their data is in the HTML.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        },
      },
      client: { entry: 'boot.ts' },
      server: { entry: 'server.ts' },
      // The program renders pages itself, in development and in production.
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
    // Preload lists of all scripts would add 3 KB to the first one. Rendered pages list their scripts, and pages behind
    // links are prefetched on intent.
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
      // As an external, React would be its development build if NODE_ENV is not set, whose async hook slows down every
      // request. The development server cannot bundle CommonJS.
      ...(command === 'build' && { resolve: { noExternal: true as const } }),
    },
  },
}))
