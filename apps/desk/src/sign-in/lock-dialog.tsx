import type { SignInState } from '@marram/contract/desk/sign-in'
import { useCallback } from 'react'
import { Dialog, Heading, I18nProvider, Modal, ModalOverlay } from 'react-aria-components'
import { followChanges } from '../frame/live.ts'
import { setLocked } from '../kit/lock.ts'
import { ariaLocale } from '../kit/modal.tsx'
import { queryClient } from '../kit/query-client.ts'
import { startPage } from '../kit/start-page.ts'
import { SignIn } from './sign-in.tsx'
import { words } from './words.ts'

/** Opaque, to hide the page from passers-by; no key or click closes it. */
export function LockDialog() {
  const open = useCallback((state: SignInState) => {
    if (state.user.id !== startPage.staff?.userId) return location.assign('/desk/')
    setLocked(false)
    followChanges()
    void queryClient.invalidateQueries()
  }, [])
  return (
    <I18nProvider locale={ariaLocale}>
      <ModalOverlay className="veil veil--lock" isOpen isKeyboardDismissDisabled>
        <Modal className="dialog dialog--narrow">
          <Dialog aria-label={words.locked}>
            <SignIn
              onOpen={open}
              heading={(text) => (
                <>
                  <Heading level={2}>{text}</Heading>
                  <p className="note note--info">{words.lockedMore}</p>
                </>
              )}
              lockedHeading={words.locked}
            />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  )
}
