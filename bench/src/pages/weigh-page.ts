import { brotliDecompressSync } from 'node:zlib'
import { fetchAnswer } from '../load/answer.ts'
import { latinFonts, referencesOf, staticImports } from './references.ts'

export type PageWeight = {
  readonly htmlBytes: number
  readonly scriptBytes: number
  /** Includes the scripts loaded on the first interaction. */
  readonly awakeBytes: number
  /** With the scripts of parts and texts that a first tap may need. */
  readonly readyBytes: number
  readonly styleBytes: number
  readonly fontBytes: number
  /** All scripts, including those of an awake page. */
  readonly scripts: Readonly<Record<string, number>>
}

type File = { readonly bytes: number; readonly text: string }

/** Transferred bytes (brotli) of everything that a first visit needs. */
export async function weighPage(port: number, path: string, status: number): Promise<PageWeight> {
  const page = await load(port, path, status)
  const { scripts: named, awaited, ready, styles, fonts } = referencesOf(page.text)
  const scripts = new Map<string, number>()
  const add = async (addresses: readonly string[]): Promise<number> => {
    const waiting = [...addresses]
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      if (scripts.has(address)) continue
      const { bytes, text } = await load(port, address, 200)
      scripts.set(address, bytes)
      waiting.push(...staticImports(text, address))
    }
    return sum([...scripts.values()])
  }
  const scriptBytes = await add(named)
  const awakeBytes = await add(awaited)
  const readyBytes = await add(ready)
  if (scripts.size === 0) throw new Error(`${path} has no script: the parser does not match the page.`)
  const sheets = await Promise.all(styles.map((address) => load(port, address, 200)))
  const fontFiles = new Set([...fonts, ...sheets.flatMap(({ text }) => latinFonts(text))])
  const fontSizes = await Promise.all([...fontFiles].map(async (address) => (await load(port, address, 200)).bytes))
  return {
    htmlBytes: page.bytes,
    scriptBytes,
    awakeBytes,
    readyBytes,
    styleBytes: sum(sheets.map(({ bytes }) => bytes)),
    fontBytes: sum(fontSizes),
    scripts: Object.fromEntries(scripts),
  }
}

async function load(port: number, path: string, status: number): Promise<File> {
  const headers = { host: `de.localhost:${port}`, 'accept-encoding': 'br' }
  const answer = await fetchAnswer({ port, path, headers })
  if (answer.status !== status) throw new Error(`${path} was answered with ${answer.status}, not ${status}.`)
  const at = answer.headers.findIndex((name, index) => index % 2 === 0 && /^content-encoding$/i.test(name))
  const plain = at >= 0 && answer.headers[at + 1] === 'br' ? brotliDecompressSync(answer.body) : answer.body
  return { bytes: answer.body.length, text: plain.toString() }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
