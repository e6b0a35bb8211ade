import { Panel } from '@marram/ui/panel'
import type { ReactNode } from 'react'
import { PageFrame } from '../frame/page-frame.tsx'
import { PageStyles } from '../kit/page-styles.tsx'
import styles from './review.css?url'

type ReviewFrameProps = { readonly title: string; readonly children: ReactNode }

/** Layout of the pages that the mail after a stay links to. */
export function ReviewFrame({ title, children }: ReviewFrameProps) {
  return (
    <PageFrame>
      <PageStyles href={styles} />
      <div className="wrap review-page">
        <Panel className="stack">
          <h1>{title}</h1>
          {children}
        </Panel>
      </div>
    </PageFrame>
  )
}
