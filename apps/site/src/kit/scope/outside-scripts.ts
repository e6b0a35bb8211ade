import type { OutsideScript } from './site-scope.ts'

/** Parses the data attribute of the html element. */
export function parseScripts(written: string | undefined): OutsideScript[] {
  return (written ?? '').split(' ').flatMap((pair) => {
    const [category = '', ...src] = pair.split('=')
    return category === 'functional' || category === 'statistic' ? [{ category, src: src.join('=') }] : []
  })
}
