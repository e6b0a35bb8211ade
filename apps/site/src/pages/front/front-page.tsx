import { PageFrame } from '../../layout/page-frame.tsx'
import { Areas } from './areas.tsx'
import { FreeSoon } from './free-soon.tsx'
import { Hero } from './hero.tsx'
import { Jubilee } from './jubilee.tsx'

export function FrontPage() {
  return (
    <PageFrame>
      <Hero />
      <Areas />
      <FreeSoon />
      <Jubilee />
    </PageFrame>
  )
}
