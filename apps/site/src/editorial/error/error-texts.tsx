import type { Setting } from '@marram/contract/content/shapes'
import { useQuery } from '@tanstack/react-query'
import { errorTextsQuery } from '../../kit/entry/error-texts.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'

/** What editors say on the error page; undefined where the content service is away, and our own words stand in. */
export function useErrorTexts(): Setting | null | undefined {
  const { scope } = usePageContext()
  return useQuery({ ...errorTextsQuery(scope), enabled: false }).data
}

/** The words for a status: `404Title` for a missing page, `otherTitle` for anything else. */
export function titleFor(setting: Setting | null | undefined, status: number): string | null {
  const title = setting?.setting?.[status === 404 ? '404Title' : 'otherTitle']
  return typeof title === 'string' && title !== '' ? title : null
}
