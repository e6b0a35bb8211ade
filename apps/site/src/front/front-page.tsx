import { PageFrame } from '../frame/page-frame.tsx'
import { PageStyles } from '../kit/page-styles.tsx'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { Areas } from './areas.tsx'
import { DeferredFrontSections } from './deferred-front-sections.tsx'
import { FreeSoon } from './free-soon.tsx'
import styles from './front.css?url'
import { Hero } from './hero.tsx'

export function FrontPage() {
  return (
    <PageFrame>
      <PageStyles href={styles} />
      <Hero />
      <PartBoundary>
        <Areas />
      </PartBoundary>
      <PartBoundary>
        <FreeSoon />
      </PartBoundary>
      <DeferredFrontSections />
    </PageFrame>
  )
}
