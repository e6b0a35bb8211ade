import { editionByKey } from '@marram/domain/edition'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rememberErrorTexts } from '../kit/entry/error-texts.ts'
import { orNull } from '../kit/or-null.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'
import { useLoaded } from '../kit/use-loaded.ts'
import { emptySettings, type FrameData, type FrameSettings } from './frame-data.ts'

function localeOf({ edition }: SiteScope) {
  return editionByKey(edition).locale
}

/** The server presents the frame and the page carries the result; a browser does so only for a stale query. */
const presenters = () => import('./frame-present.ts')

export function menuQuery(scope: SiteScope) {
  return queryOptions({
    queryKey: ['frame', 'menu', scope.edition],
    queryFn: async () => {
      const items = await scope.services.content.navigation(localeOf(scope), 'main')
      const { presentMenu } = await presenters()
      return presentMenu(items)
    },
  })
}

export function footerLinksQuery(scope: SiteScope) {
  return queryOptions({
    queryKey: ['frame', 'footer-links', scope.edition],
    queryFn: async () => {
      const { content } = scope.services
      const menus = ['service', 'footer'].map((key) => content.navigation(localeOf(scope), key))
      const items = (await Promise.all(menus)).flat()
      const { presentLinks } = await presenters()
      return presentLinks(items)
    },
  })
}

export function frameSettingsQuery(scope: SiteScope) {
  return queryOptions({
    queryKey: ['frame', 'settings', scope.edition],
    queryFn: async () => {
      const { content } = scope.services
      const { frameSettingKeys, pagesInSettings, presentSettings } = await presenters()
      const settings = await content.settings(localeOf(scope), frameSettingKeys)
      const ids = pagesInSettings(settings)
      const links = ids.length === 0 ? [] : await content.links(localeOf(scope), ids)
      return presentSettings(settings, links)
    },
  })
}

export function departmentsQuery(scope: SiteScope) {
  return queryOptions({
    queryKey: ['frame', 'departments', scope.edition],
    queryFn: async () => {
      const departments = await scope.services.content.departments(localeOf(scope))
      const { presentDepartments } = await presenters()
      return presentDepartments(departments)
    },
  })
}

export function trustQuery(scope: SiteScope) {
  return queryOptions({
    queryKey: ['frame', 'trust', scope.edition],
    queryFn: async () => {
      const stats = await scope.services.broker.trustStats({ domain: new URL(scope.origins[scope.edition]).hostname })
      return (
        stats && { stars: stats.stars, score: stats.trustScore, count: stats.reviewsTotal, isDemo: stats.meta.isDemo }
      )
    },
  })
}

/** Every part may fail alone: without the menu, the header still renders. */
export async function loadFrame({ queryClient, scope }: { queryClient: QueryClient; scope: SiteScope }): Promise<void> {
  await Promise.all([
    orNull(scope, queryClient.ensureQueryData(menuQuery(scope))),
    orNull(scope, queryClient.ensureQueryData(frameSettingsQuery(scope))),
    orNull(scope, queryClient.ensureQueryData(departmentsQuery(scope))),
    orNull(scope, queryClient.ensureQueryData(trustQuery(scope))),
    orNull(scope, queryClient.ensureQueryData(footerLinksQuery(scope))),
    rememberErrorTexts(scope),
  ])
}

/** Use it where nothing else of the frame is needed: on the server each observed query costs as much as an element. */
export function useFrameSettings(): FrameSettings {
  const { scope } = usePageContext()
  return useLoaded(frameSettingsQuery(scope)) ?? emptySettings
}

const none: readonly never[] = []

export function useMainMenu(): FrameData['main'] {
  const { scope } = usePageContext()
  return useLoaded(menuQuery(scope)) ?? none
}

/** Returns the same object as long as its parts are the same, so that components can be memoised. */
export function useFrame(): FrameData {
  const { scope } = usePageContext()
  const main = useMainMenu()
  const settings = useFrameSettings()
  const departments = useLoaded(departmentsQuery(scope)) ?? none
  const trust = useLoaded(trustQuery(scope)) ?? null
  const footerLinks = useLoaded(footerLinksQuery(scope)) ?? none
  return useMemo(
    () => ({ main, settings, departments, trust, footerLinks }),
    [main, settings, departments, trust, footerLinks],
  )
}
