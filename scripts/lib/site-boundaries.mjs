import { findCycles, importGraph } from './import-graph.mjs'

/**
 * @typedef {import('./import-graph.mjs').SourceFile} SourceFile
 * @typedef {{ imports: string[], entries?: string[] }} Folder a folder without `entries` is fully open to its importers
 * @typedef {Record<string, Folder>} Side
 * @typedef {{ src: Side, server: Side }} Boundaries
 */

/** The build writes the route tree, which imports every route without its extension. */
const isChecked = /^(?:src|server)\/.*\.(?:tsx?|css)$/
const isGenerated = /\.gen\.ts$/

/**
 * Checks the files' imports against apps/site/boundaries.json.
 * @param {readonly SourceFile[]} files with paths relative to apps/site
 * @param {Boundaries} boundaries
 * @returns {string[]} a sentence for each violation
 */
export function checkSiteBoundaries(files, boundaries) {
  const graph = importGraph(files.filter(({ path }) => isChecked.test(path) && !isGenerated.test(path)))
  const used = new Set()
  const breaches = [...graph].flatMap(([from, targets]) =>
    targets.flatMap((to) => {
      used.add(arrowOf(from, to))
      return checkArrow(from, to, boundaries)
    }),
  )
  return [
    ...new Set([...graph.keys()].flatMap((path) => checkFolder(path, boundaries))),
    ...breaches,
    ...unusedArrows(used, boundaries),
    ...checkOrder(boundaries),
  ]
}

/**
 * The two sides of the site are separate programs: they share packages and nothing else.
 * @param {string} from
 * @param {string} to
 * @param {Boundaries} boundaries
 * @returns {string[]}
 */
function checkArrow(from, to, boundaries) {
  const here = placeOf(from)
  const there = placeOf(to)
  if (here.side !== there.side) return [`${from} imports ${to}: src and server share packages, never files.`]
  // Routes and the files beside the folders compose everything.
  if (here.folder === there.folder || here.folder === '' || here.folder === 'routes') return []
  if (there.folder === '' || there.folder === 'routes')
    return [`${from} imports ${to}: pass in what it needs from there.`]
  const side = boundaries[here.side]
  if (!side[here.folder]?.imports.includes(there.folder))
    return [`${from} imports ${to}: boundaries.json has no arrow ${here.folder} → ${there.folder}.`]
  const entries = side[there.folder]?.entries
  return entries && !entries.includes(there.file)
    ? [`${from} imports ${to}, which is no entry of ${there.folder}: import an entry, or name it in boundaries.json.`]
    : []
}

/**
 * @param {string} path
 * @param {Boundaries} boundaries
 * @returns {string[]}
 */
function checkFolder(path, boundaries) {
  const { side, folder } = placeOf(path)
  if (folder === '' || folder === 'routes' || boundaries[side][folder]) return []
  return [
    `${side}/${folder}/ is not in boundaries.json: name the feature, or put its files into the feature they serve.`,
  ]
}

/**
 * @param {Set<unknown>} used
 * @param {Boundaries} boundaries
 * @returns {string[]}
 */
function unusedArrows(used, boundaries) {
  return sides(boundaries).flatMap(([side, folders]) =>
    Object.entries(folders).flatMap(([folder, { imports }]) =>
      imports
        .filter((target) => target !== 'kit' && target !== 'frame' && target !== 'pages')
        .filter((target) => !used.has(`${side}: ${folder} → ${target}`))
        .map((target) => `boundaries.json allows ${side}: ${folder} → ${target}, which nothing uses: take it out.`),
    ),
  )
}

/** Open to every feature, above all of them, or development pages for single parts. */
const notDrawn = ['kit', 'frame', 'routes', 'shared', 'dev']

/**
 * Compares the diagram of the features (a mermaid flowchart with lines such as `search & house --> map`) with the list.
 * @param {string} page the text of the page with the diagram
 * @param {Boundaries} boundaries
 * @returns {string[]} a sentence for each arrow that only one of them has
 */
export function checkDrawing(page, boundaries) {
  const drawing = /```mermaid\n(flowchart TD\n\s+routes -->[\s\S]*?)```/.exec(page)?.[1]
  if (drawing === undefined)
    return ['The drawing of the features is gone: a mermaid flowchart that begins with routes.']
  const names = (/** @type {string} */ side) => side.split('&').map((name) => name.trim().replace(/\[.*\]$/, ''))
  const drawn = new Set(
    [...drawing.matchAll(/^\s*(\S.*?) --> (.+)$/gm)].flatMap(([, from = '', to = '']) =>
      names(from).flatMap((source) => names(to).map((target) => `${source} → ${target}`)),
    ),
  )
  const listed = new Set(
    Object.entries(boundaries.src).flatMap(([from, { imports }]) => imports.map((to) => `${from} → ${to}`)),
  )
  const isFeature = (/** @type {string} */ arrow) => !arrow.split(' → ').some((name) => notDrawn.includes(name))
  return [
    ...[...listed]
      .filter((arrow) => isFeature(arrow) && !drawn.has(arrow))
      .map((arrow) => `The drawing lacks ${arrow}.`),
    ...[...drawn]
      .filter((arrow) => isFeature(arrow) && !listed.has(arrow))
      .map((arrow) => `The drawing has ${arrow}, which boundaries.json does not allow.`),
  ]
}

/**
 * @param {Boundaries} boundaries
 * @returns {string[]}
 */
function checkOrder(boundaries) {
  return sides(boundaries).flatMap(([side, folders]) =>
    findCycles(new Map(Object.entries(folders).map(([folder, { imports }]) => [folder, imports]))).map(
      (cycle) => `boundaries.json lets ${side}/{${cycle.join(',')}} import each other in a circle.`,
    ),
  )
}

/**
 * @param {Boundaries} boundaries
 * @returns {['src' | 'server', Side][]}
 */
function sides(boundaries) {
  return [
    ['src', boundaries.src],
    ['server', boundaries.server],
  ]
}

/**
 * @param {string} from
 * @param {string} to
 */
function arrowOf(from, to) {
  return `${placeOf(from).side}: ${placeOf(from).folder} → ${placeOf(to).folder}`
}

/**
 * @param {string} path such as src/search/bar/search-bar.tsx
 * @returns {{ side: 'src' | 'server', folder: string, file: string }}
 */
function placeOf(path) {
  const [side, folder = '', ...rest] = path.split('/')
  const isBeside = rest.length === 0
  return {
    side: side === 'server' ? 'server' : 'src',
    folder: isBeside ? '' : folder,
    file: isBeside ? folder : rest.join('/'),
  }
}
