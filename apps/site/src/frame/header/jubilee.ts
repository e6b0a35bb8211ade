import { usePageContext } from '../../kit/scope/page-context.ts'

/** The agency's age in words; null if its year is unknown. */
export function useJubilee(): string | null {
  const { messages, scope } = usePageContext()
  const years = scope.agency?.age ?? null
  return years === null ? null : messages.header.jubilee(years)
}
