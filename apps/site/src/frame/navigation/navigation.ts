import { classifyTarget, mayNavigate } from '@marram/domain/navigation-target'

export type Navigator = {
  readonly ownHost: string
  readonly currentPath: string
  /** Within the page. */
  readonly go: (path: string) => void
  /** Leaves the page. */
  readonly load: (url: string) => void
}

export type NavigateOptions = { readonly external?: boolean }

/** Goes where a target leads. External ones are refused unless asked for, script protocols always; says whether it went. */
export function navigateTo(target: string, navigator: Navigator, { external = false }: NavigateOptions = {}): boolean {
  const classified = classifyTarget(target, { ownHosts: [navigator.ownHost], currentPath: navigator.currentPath })
  if (!mayNavigate(classified, external)) return false
  if (classified.kind === 'external') navigator.load(classified.url)
  else if (classified.kind === 'internal') navigator.go(classified.path)
  else if (classified.kind === 'in-page') navigator.go(`${navigator.currentPath}${classified.hash}`)
  return true
}
