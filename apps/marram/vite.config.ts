import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** The start script builds beside the served build and swaps them, as it does with the site. */
const outDir = process.env.MARRAM_BUILD_DIR ?? 'dist'

/** `pg` and the job queue share connections, so they must find the same one; the others are native or read files of their own. */
const external = ['sharp', '@resvg/resvg-js', 'vite', 'pg', 'graphile-worker', 'pino']

/** Where the bundle is run, wherever it is built. */
const final = join(import.meta.dirname, 'dist')

const places = /new URL\(["'](\.\/[\w-]+\.ts)["'], import\.meta\.url\)|import\.meta\.(url|dirname)/g

/**
 * A module in the bundle is told the place of its source: files beside it are read from there. The modules of threads and
 * of child processes are in the bundle too, as files of their own.
 */
function sourcePlaces(): Plugin {
  return {
    name: 'marram:source-places',
    transform: {
      filter: { code: 'import.meta.', id: { include: /\.ts$/, exclude: /node_modules/ } },
      handler(code, id) {
        const source = relative(final, id).split(sep).join('/')
        const placed = code.replace(places, (_, entry?: string, part?: string) => {
          if (entry === undefined)
            return part === 'url'
              ? `new URL(${JSON.stringify(source)}, import.meta.url).href`
              : `(import.meta.dirname + ${JSON.stringify(`/${dirname(source)}`)})`
          const fileName = `${basename(entry, '.ts')}.js`
          this.emitFile({ type: 'chunk', id: join(dirname(id), entry), fileName })
          return `new URL('./${fileName}', import.meta.url)`
        })
        // No line moves: what was known of the source stays true.
        return { code: placed, map: null }
      },
    },
  }
}

/** One place to load the program from: its 2,000 modules were 0.6 s of every start, half of it to find their files. */
export default defineConfig({
  plugins: [sourcePlaces()],
  // What packages check for development with costs time in every answer, and operators rarely set NODE_ENV.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir,
    target: 'node26',
    minify: false,
    // Stack traces name the sources.
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: 'src/main.ts' },
      // Flat: the places of sources are told from the folder of the bundle.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapPathTransform: (source, map) => relative(final, resolve(dirname(map), source)),
      },
    },
  },
  ssr: { noExternal: true, external },
})
