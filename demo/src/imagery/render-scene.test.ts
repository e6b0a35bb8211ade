import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { moodNames as allMoods } from './core/moods.ts'
import { parseDrawingAddress } from './drawing-address.ts'
import { drawingRevision } from './drawing-source.ts'
import golden from './render-scene.golden.json' with { type: 'json' }
import { renderScene } from './render-scene.ts'
import { isMoodName, sceneKinds } from './scene-names.ts'
import { findXmlFault } from './testing/xml.ts'

const moodNames = allMoods.filter(isMoodName)
const digest = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16)
const known = Object.entries(golden.drawings).flatMap(([kind, pictures]) =>
  Object.entries(pictures).map(([rest, hash]): [path: string, hash: string] => [`${kind}/${rest}`, hash]),
)

function draw(path: string): string {
  const address = parseDrawingAddress(path)
  if (address === null) throw new Error(`not an address: ${path}`)
  return renderScene(address)
}

describe('an address always shows the same picture', () => {
  test('every kind is among the pictures compared', () => {
    expect(Object.keys(golden.drawings)).toEqual([...sceneKinds])
    expect(golden.revision).toBe(drawingRevision)
  })

  test.each(sceneKinds)(
    '%s is unchanged; after an intended change, increment drawingRevision and store new hashes',
    (kind) => {
      const pictures = known.filter(([path]) => path.startsWith(`${kind}/`))
      expect(pictures.length).toBeGreaterThanOrEqual(13)
      expect(Object.fromEntries(pictures.map(([path]) => [path, digest(draw(path))]))).toEqual(
        Object.fromEntries(pictures),
      )
    },
  )
})

describe('a drawing', () => {
  test.each(sceneKinds)('of a %s is well-formed, whole, and small enough to send', (kind) => {
    for (const mood of moodNames) {
      const svg = renderScene({ kind, seed: 'x', mood })
      expect(findXmlFault(svg)).toBeNull()
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.length).toBeLessThan(100_000)
      // librsvg applies a filter to the whole picture: forty of them took most of a picture's time.
      expect(svg.split(' filter="').length - 1).toBeLessThanOrEqual(1)
    }
  })

  test('needs no font on the machine that turns it into pixels', () => {
    for (const kind of sceneKinds) expect(renderScene({ kind, seed: 'x' })).not.toContain('<text')
  })

  test('refers only to what it defines', () => {
    for (const kind of sceneKinds) {
      const svg = renderScene({ kind, seed: 'x' })
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      expect(used.filter((id) => !defined.has(id ?? ''))).toEqual([])
    }
  })

  test('has the requested size, and an escaped title', () => {
    const svg = renderScene({ kind: 'beach', seed: 1, width: 600, height: 600, title: 'Sea & "sand" <3' })
    expect(svg).toContain('viewBox="0 0 800 800" width="600" height="600"')
    expect(svg).toContain('<title>Sea &amp; &quot;sand&quot; &lt;3</title>')
    expect(findXmlFault(svg)).toBeNull()
  })
})

describe('a picture of a house agrees with its facts', () => {
  const draw = (path: string) => renderScene(parseDrawingAddress(path) ?? { kind: 'beach', seed: 'none' })

  test.each([
    ['terrace', 'land', 'sea'],
    ['terrace', 'land', 'land-tub'],
    ['living-room', 'land', 'land-stove'],
    ['living-room', 'land', 'forest'],
    ['bedroom', 'land-double', 'land-twin'],
    ['bedroom', 'land-bunk', 'land-single'],
    ['bathroom', 'land', 'land-spa'],
    ['house-wood', 'land', 'land-annexe'],
  ])('%s with %s differs from the one with %s', (kind, one, other) => {
    expect(draw(`${kind}/b1/0/day/${one}`)).not.toBe(draw(`${kind}/b1/0/day/${other}`))
    expect(findXmlFault(draw(`${kind}/b1/0/day/${one}`))).toBeNull()
  })

  test.each([
    'land-forest-huge-timber-upstairs-covered-carport-solar-stove-tub-fence-swings-trampoline',
    'sea-village-tiny-cabin-annexe-jacuzzi-shower-sandbox-bonfire-shelter-bunk-spa',
    'land-heath-fisherman-large-new-covered-stove-single',
  ])('a picture with %s is complete in any weather', (words) => {
    for (const kind of sceneKinds) {
      const svg = draw(`${kind}/b1/0/storm/${words}`)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.length).toBeLessThan(100_000)
    }
  })
})

test('another view of a home is another picture of it', () => {
  const view = (variant: number) => renderScene({ kind: 'house', seed: 'AB1234', variant })
  expect(view(0)).not.toBe(view(1))
})

test.each(['house/AB1234/0', 'terrace/x_y-z/99/land', 'bedroom/7/3/dusk/land-twin', 'beach/7/0/storm'])(
  '%s is the address of a drawing',
  (path) => {
    expect(parseDrawingAddress(path)).not.toBeNull()
  },
)

test.each([
  '',
  'house',
  'house/1',
  'castle/1/0',
  'toString/1/0',
  'house/1/00',
  'house/1/100',
  'house/1/-1',
  'house//0',
  'house/a b/0',
  `house/${'a'.repeat(41)}/0`,
  'house/1/0/fog',
  'house/1/0/constructor',
  'house/1/0/day/x',
  'house/1/0/land/day',
  'bedroom/1/0/land-hammock',
  'bedroom/1/0/land/twin',
])('%j is no address', (path) => {
  expect(parseDrawingAddress(path)).toBeNull()
})
