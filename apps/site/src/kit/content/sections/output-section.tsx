import { useContentEnvironment } from '../content-environment.ts'
import type { SectionOf } from '../content-model.ts'
import { htmlTreeOf } from '../html/html-tree.ts'
import { HtmlView } from '../html/html-view.tsx'
import { levelAt } from '../rules/outline.ts'
import { SectionFrame, type SectionProps } from './section-frame.tsx'

export function OutputSection({ section, ...place }: SectionProps<SectionOf<'SectionOutput'>>) {
  const { year } = useContentEnvironment()
  const { title, kind } = section
  const tree = htmlTreeOf(section)
  if (kind !== 'Current Year' && tree.length === 0) return null
  return (
    <SectionFrame {...place} title={title} isText>
      {kind === 'Current Year' ? (
        <p>{year}</p>
      ) : (
        <HtmlView nodes={tree} level={title ? levelAt(place.level, 1) : place.level} />
      )}
    </SectionFrame>
  )
}
