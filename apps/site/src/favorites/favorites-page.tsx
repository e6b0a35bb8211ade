import { Toasts } from '@marram/ui/toasts'
import { createToaster } from '@marram/ui/toasts/toaster.ts'
import { useState } from 'react'
import { PageFrame } from '../frame/page-frame.tsx'
import { Breadcrumbs } from '../kit/breadcrumbs.tsx'
import listStyles from '../kit/lists.css?url'
import { PageStyles } from '../kit/page-styles.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { AccountIntro } from './account/account-intro.tsx'
import styles from './favorites.css?url'
import { FavoritesContent } from './favorites-content.tsx'
import { NoScript } from './no-script.tsx'
import { useFavoritesAddress } from './use-favorites-address.ts'

/** The stored page is a shell that everybody shares; whose list it is shows once it is alive. */
export function FavoritesPage() {
  const texts = usePageMessages('favorites')
  const { messages } = usePageContext()
  const [toaster] = useState(createToaster)
  const { address } = useFavoritesAddress()
  const isShared = Array.isArray(address.shared)
  return (
    <PageFrame>
      <PageStyles href={listStyles} />
      <PageStyles href={styles} />
      <div className="wrap favorites">
        <header className="favorites__head">
          <Breadcrumbs above={[]} current={texts.title} />
          <h1>{isShared ? texts.sharedTitle : texts.title}</h1>
          {isShared ? <p className="lead">{texts.sharedIntro}</p> : <AccountIntro />}
        </header>
        <NoScript />
        <FavoritesContent toaster={toaster} />
      </div>
      <Toasts toaster={toaster} label={texts.notices} closeLabel={messages.ui.close} />
    </PageFrame>
  )
}
