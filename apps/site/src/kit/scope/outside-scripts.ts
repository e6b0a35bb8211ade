import type { OutsideScript } from './site-scope.ts'

/** Reads what the html element says of them. */
export function parseScripts(written: string | undefined): OutsideScript[] {
  return (written ?? '').split(' ').flatMap((pair) => {
    const [category = '', ...src] = pair.split('=')
    return category === 'functional' || category === 'statistic' ? [{ category, src: src.join('=') }] : []
  })
}
