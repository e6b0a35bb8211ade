import { calculateOwnerTax } from '@marram/domain/owner-tax'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import { useLoaderData } from '@tanstack/react-router'
import { PageFrame } from '../frame/page-frame.tsx'
import { Breadcrumbs } from '../kit/breadcrumbs.tsx'
import { PageStyles } from '../kit/page-styles.tsx'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { MailForm } from './mail-form.tsx'
import styles from './owners.css?url'
import { TaxForm } from './tax-form.tsx'
import type { TaxPageData } from './tax-page-data.ts'
import { TaxResult } from './tax-result.tsx'

/** The page on which owners compare Denmark's two methods to tax rent. */
export function TaxPage() {
  const { written, problems, owner, mail }: TaxPageData = useLoaderData({ strict: false })
  const { title, lead, scope } = usePageMessages('tax')
  return (
    <PageFrame>
      <PageStyles href={styles} />
      <div className="wrap tax-page stack">
        <header className="tax-page__head">
          <Breadcrumbs above={[]} current={title} />
          <h1>{title}</h1>
        </header>
        <p className="lead">{lead}</p>
        <Notice>{scope}</Notice>
        <Panel className="stack" aria-labelledby="tax-figures">
          <TaxForm written={written} problems={problems} />
        </Panel>
        {owner === null ? null : (
          <>
            <Panel className="stack" aria-labelledby="tax-result">
              <TaxResult owner={owner} result={calculateOwnerTax(owner)} />
            </Panel>
            <Panel className="stack" flat aria-labelledby="mail">
              <MailForm owner={owner} state={mail} />
            </Panel>
          </>
        )}
      </div>
    </PageFrame>
  )
}
