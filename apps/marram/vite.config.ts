import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** The start script builds into a temporary folder and swaps it with the served build, as for the site. */
const outDir = process.env.MARRAM_BUILD_DIR ?? 'dist'

/** `pg` and the job queue must share one copy; the others are native or read files of their package. */
const external = ['sharp', '@resvg/resvg-js', '@hyzyla/pdfium', 'vite', 'pg', 'graphile-worker', 'pino']

/** The folder in which the bundle runs, wherever it is built. */
const final = join(import.meta.dirname, 'dist')

const places = /new URL\(["'](\.\/[\w-]+\.ts)["'], import\.meta\.url\)|import\.meta\.(url|dirname)/g

/**
 * Gives each module in the bundle the path of its source, to read the files beside it. The modules of threads and child
 * processes are separate files of the bundle.
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
        // No line moves, so that existing source maps stay valid.
        return { code: placed, map: null }
      },
    },
  }
}

/** Bundles the program: loading its 2,000 modules took 0.6 s of every start, half of it for resolution. */
export default defineConfig({
  plugins: [sourcePlaces()],
  // Development checks in packages cost time in every response, and operators rarely set NODE_ENV.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir,
    target: 'node26',
    minify: false,
    // For stack traces.
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: 'src/main.ts' },
      // Flat, because the paths of sources are relative to the folder of the bundle.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapPathTransform: (source, map) => relative(final, resolve(dirname(map), source)),
      },
    },
  },
  ssr: { noExternal: true, external },
})
