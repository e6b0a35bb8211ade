import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFiles } from './build/compress-files.ts'
import { moduleSizes } from './build/module-sizes.ts'

/** The start script builds beside the served build and swaps them, so a broken build never replaces a good one. */
const outDir = process.env.MARRAM_BUILD_DIR ?? 'dist'

/** Where to write which module is how much of every script; nowhere unless somebody asks. */
const sizesFile = process.env.MARRAM_MODULE_SIZES

/**
 * Small things that many pages use: in one file they compress better, and a page asks for fewer files. Not the names and
 * the grammar of everything a search can ask for, and not the card of a house, which has the icons of all facilities: they
 * are large, and an article needs none of them. Not what asks who is logged in: it brings valibot, and few guests are.
 */
const commonRules =
  /packages[\\/](?:i18n|domain)[\\/]src(?![\\/](?:criteria|facility|search-request))|apps[\\/]site[\\/]src[\\/](?:frame(?![\\/]session[\\/]session-client)|kit(?![\\/](?:content|entry|forms|house-card)))[\\/]/

/** What is drawn. Apart from the rules: the first window of a page has a picture and a button, not yet a day or a price. */
const commonParts = /packages[\\/]ui[\\/]src/

/** The icons of facilities are on every card of a house; the names of all facilities are not. */
const searchGrammar = /packages[\\/]domain[\\/]src[\\/](?:criteria|facility(?![\\/]appearance)|search-request)/

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
              groups: [
                // The first script of a page, which works without React and shares its modules with all others.
                { name: 'boot', tags: ['$initial'], priority: 3 },
                // What all texts import; in any other file they would bring React along.
                { name: 'words', test: /packages[\\/]i18n[\\/]src[\\/](?:plural|place-name)\.ts/, priority: 3 },
                // What every page needs to be hydrated, in one file: in three it was 7 KB more, and other groups took from it.
                { name: 'first', test: /apps[\\/]site[\\/]src[\\/]client\.tsx/, priority: 2 },
                { name: 'parts', test: commonParts, minShareCount: 12, priority: 1 },
                { name: 'rules', test: commonRules, minShareCount: 12, priority: 1 },
                { name: 'grammar', test: searchGrammar, minShareCount: 2 },
              ],
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
