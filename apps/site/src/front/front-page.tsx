import { PageFrame } from '../frame/page-frame.tsx'
import { PageStyles } from '../kit/page-styles.tsx'
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
      <Areas />
      <FreeSoon />
      <DeferredFrontSections />
    </PageFrame>
  )
}
