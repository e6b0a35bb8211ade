import { ServiceError } from '@marram/contract/service-error'
import type { Favorites } from '@marram/domain/favorites'
import type { FavoritesMessages } from '@marram/i18n/messages/favorites/en'
import { Button } from '@marram/ui/button'
import type { Toaster } from '@marram/ui/toasts/toaster.ts'
import { useState } from 'react'
import { logWarning } from '../../kit/log.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { useAccountList } from './account-list.ts'
import { favoritesApi } from './favorites-api.ts'

type MailListProps = { readonly ids: Favorites; readonly toaster: Toaster }

/** Sends the list to the own address; where nobody is logged in there is none. */
export function MailList({ ids, toaster }: MailListProps) {
  const { account } = usePageMessages('favorites')
  const [isSending, setSending] = useState(false)
  if (useAccountList() === null) return null
  const send = async (): Promise<void> => {
    if (isSending) return
    setSending(true)
    try {
      await favoritesApi.share(ids)
      toaster.show({ text: account.mailed, icon: 'check' })
    } catch (error) {
      logWarning('The list could not be mailed.', error)
      toaster.show({ text: reasonOf(error, account), durationMs: 10_000 })
    } finally {
      setSending(false)
    }
  }
  return (
    <Button colour="Text" size="small" icon="mail" onClick={send} aria-disabled={isSending ? true : undefined}>
      {account.mail}
    </Button>
  )
}

function reasonOf(error: unknown, texts: FavoritesMessages['account']): string {
  const code = error instanceof ServiceError ? error.code : null
  if (code === 'too-many-mails' || code === 'too-many-requests') return texts.mailTooMany
  return code === 'address-unconfirmed' ? texts.mailUnconfirmed : texts.mailFailed
}
