import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Box, Polyline } from '../map-view.ts'
import { clipRing } from '../outline.ts'
import { clockwise, replaceStretch, smooth, stretchOf, thin } from './line.ts'
import { fjordShore, islands, lakes, mainlandShore, roads, woods } from './survey.ts'

export const baseMapFile = fileURLToPath(new URL('../base-map.generated.ts', import.meta.url))

/** The source text of the generated module. */
export async function baseMapModule(): Promise<string> {
  const source = fileURLToPath(import.meta.resolve('world-atlas/land-10m.json'))
  const baseMap = makeBaseMap(JSON.parse(await readFile(source, 'utf8')))
  const fields = Object.entries(baseMap).map(([name, lines]) => {
    return `export const ${name}: readonly (readonly number[])[] = [\n${lines.map((line) => `  [${line.join(',')}],\n`).join('')}]\n`
  })
  return ['// Written by map/survey/write-base-map.server.ts: npm run base-map -w @marram/site\n', ...fields].join('\n')
}

if (import.meta.main) await writeFile(baseMapFile, await baseMapModule())

/** The part of world-atlas' TopoJSON that this file reads. */
type Topology = {
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] }
  readonly arcs: readonly (readonly (readonly [number, number])[])[]
  readonly objects: { readonly land: { readonly geometries: readonly { readonly arcs: readonly number[][][] }[] } }
}

/** Outlines as whole numbers of 1/10,000 degree (six to eleven metres), each point relative to the previous one. */
type EncodedBaseMap = Record<'land' | 'beaches' | 'lakes' | 'woods' | 'roads', number[][]>

const region: Box = { west: 6.4, south: 54.2, east: 11, north: 57.4 }

/** About a kilometre: far from the agency's coast no guest zooms in. */
const minStep = 0.01

function makeBaseMap(topology: Topology): EncodedBaseMap {
  const [mainland = [], ...others] = ringsOf(topology)
    .map((ring) => clockwise(thin(clipRing(ring, region), minStep)))
    .filter((ring) => ring.length > 5)
    .sort((a, b) => b.length - a.length)
  const withoutRoemoe = replaceStretch(mainland, [8.681, 55.133], [8.689, 55.141], [])
  const coast = replaceStretch(withoutRoemoe, [8.325, 55.472], [8.131, 56.181], smooth(mainlandShore, 3))
  const farFjordShore = stretchOf(mainland, [8.307, 55.852], [8.17, 56.11])
  const fjord = [...smooth(fjordShore, 3), ...farFjordShore]
  const own = islands.map(({ beach, inner }) => clockwise(smooth([...beach, ...inner], 3, true)))
  const beaches = [mainlandShore, ...islands.map(({ beach }) => beach.toReversed())]
  return {
    land: [coast, ...others.filter((ring) => !isFanoe(ring)), ...own].map(encode),
    beaches: beaches.map((line) => encode(smooth(line, 3))),
    lakes: [fjord, ...lakes.map((ring) => smooth(ring, 3, true))].map(encode),
    woods: woods.map((ring) => encode(smooth(ring, 3, true))),
    roads: roads.map((line) => encode(smooth(line, 3))),
  }
}

function ringsOf({ transform, arcs, objects }: Topology): Polyline[] {
  const { scale, translate } = transform
  const lines = arcs.map((arc) => {
    let x = 0
    let y = 0
    return arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const
    })
  })
  const lineOf = (index: number): Polyline => (index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? []))
  // The last point of an arc is the first of the next.
  return objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.flat().map((ring) => ring.flatMap((index) => lineOf(index).slice(1))),
  )
}

const isFanoe = (ring: Polyline): boolean =>
  ring.every(([lon, lat]) => lon > 8.3 && lon < 8.55 && lat > 55.3 && lat < 55.5)

function encode(line: Polyline): number[] {
  let before = [0, 0]
  const steps = line.map(([lon, lat]) => {
    const here = [Math.round(lon * 10_000), Math.round(lat * 10_000)]
    const step = [(here[0] ?? 0) - (before[0] ?? 0), (here[1] ?? 0) - (before[1] ?? 0)]
    before = here
    return step
  })
  return steps.filter(([x, y]) => x !== 0 || y !== 0).flat()
}
