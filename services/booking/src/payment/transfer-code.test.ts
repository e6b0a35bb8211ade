import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { codePng, drawCode } from './transfer-code.ts'

const payload = 'BCD\n002\n1\nSCT\nCOBADEFF\nMarram A/S\nDE89370400440532013000\nEUR732.05\n\n\n528240396'

/** The modules of the SVG path, as rows of dark and light. */
function modulesOfPath({ size, path }: ReturnType<typeof drawCode>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length))
  }
  return rows.map((row) => row.join(''))
}

test('the mail’s picture has the same code as the page, eight pixels per module', () => {
  const png = Buffer.from(codePng(payload))
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const drawn = drawCode(payload)
  const side = drawn.size * 8
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([side, side, 1, 0])
  const at = png.indexOf('IDAT')
  const bits = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
  // Each line of pixels begins with its filter byte (none); eight lines are one row of modules.
  const lines = Array.from({ length: side }, (_, y) => bits.subarray(y * (drawn.size + 1), (y + 1) * (drawn.size + 1)))
  const rows = lines.map(([filter, ...modules]) => {
    expect(filter).toBe(0)
    return modules.map((byte) => (byte === 0 ? '#' : '.')).join('')
  })
  expect(rows.filter((_, y) => y % 8 === 0)).toEqual(modulesOfPath(drawn))
  expect(rows.every((row, y) => row === rows[y - (y % 8)])).toBe(true)
  expect(png.length).toBeLessThan(2_000)
})
