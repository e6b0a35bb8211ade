import type { Plugin, Rollup } from 'vite'
import type { PageScripts } from '../src/frame/wake/page-files.ts'

/**
 * Tells the server in which scripts the parts of a page are. The framework's manifest only has those of routes; lazy
 * imports would be found one after the other while rendering.
 */
export function pageScripts(isReady: (script: string) => boolean): Plugin {
  let found: PageScripts = { routes: {}, texts: {} }
  return {
    name: 'marram:page-scripts',
    // The server build reads the results of the browser build.
    sharedDuringBuild: true,
    load: {
      filter: { id: { include: /frame[\\/]wake[\\/]page-scripts\.ts$/, exclude: /node_modules/ } },
      handler: () => `export const pageScripts = ${JSON.stringify(found)}`,
    },
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') found = findScripts(this, bundle, isReady)
    },
  }
}

type Modules = Pick<Rollup.PluginContext, 'getModuleIds' | 'getModuleInfo'>

function findScripts(modules: Modules, bundle: Rollup.OutputBundle, isReady: (script: string) => boolean): PageScripts {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
  const ids = [...modules.getModuleIds()]
  const texts = ids.flatMap((id) => {
    const [, catalogue] = /[\\/]i18n[\\/]src[\\/]messages[\\/]((?:\w+[\\/])?\w\w)\.ts$/.exec(id) ?? []
    const chunk = chunkOf.get(id)
    return catalogue && chunk ? [[catalogue.replace('\\', '/'), withImports([chunk], bundle)] as const] : []
  })
  const routes = ids.flatMap((id) => {
    const [, file] = /[\\/]routes[\\/](.+)\.tsx\?tsr-split=/.exec(id) ?? []
    if (file === undefined) return []
    const reached = reachedChunks(id, modules, (part) => {
      const chunk = chunkOf.get(part)
      return chunk && isReady(chunk.name) ? chunk : null
    })
    return [[routeId(file), withImports(reached, bundle)] as const]
  })
  return { routes: Object.fromEntries(routes), texts: Object.fromEntries(texts) }
}

/** Maps `booking.step1` to the file of `/booking/step1`. */
function routeId(file: string): string {
  return `/${file.replaceAll('.', '/')}`.replace(/\/index$/, '/')
}

/** The chunks of a module's dynamic imports, and of their imports in turn. */
function reachedChunks(
  start: string,
  { getModuleInfo }: Modules,
  readyChunk: (id: string) => Rollup.OutputChunk | null,
): Set<Rollup.OutputChunk> {
  const chunks = new Set<Rollup.OutputChunk>()
  const seen = new Set<string>()
  const waiting = [start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const info = getModuleInfo(id)
    waiting.push(...(info?.importedIds ?? []))
    for (const part of info?.dynamicallyImportedIds ?? []) {
      const chunk = readyChunk(part)
      if (!chunk) continue
      chunks.add(chunk)
      waiting.push(part)
    }
  }
  return chunks
}

function withImports(chunks: Iterable<Rollup.OutputChunk>, bundle: Rollup.OutputBundle): string[] {
  const files = new Set<string>()
  const add = (file: string): void => {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== 'chunk') return
    files.add(file)
    chunk.imports.forEach(add)
  }
  for (const { fileName } of chunks) add(fileName)
  return [...files].map((file) => `/${file}`)
}
