import { useLocation } from '@tanstack/react-router'
import { usePageContext } from './page-context.ts'
import { shownPath } from './route-path.ts'

/**
 * The path in the address bar, in the language of the edition; the router's own location holds the path of the route.
 */
export function useShownPath(): string {
  const { scope } = usePageContext()
  return useLocation({ select: ({ pathname }: { pathname: string }) => shownPath(scope, pathname) })
}
