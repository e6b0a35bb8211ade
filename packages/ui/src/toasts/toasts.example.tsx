import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Example } from '../gallery/example.ts'
import { createToaster } from './toaster.ts'
import { Toasts } from './toasts.tsx'

export const title = 'Toasts'

function Favourite() {
  const [toaster] = useState(createToaster)
  const [kept, setKept] = useState(false)
  const keep = () => {
    setKept(true)
    toaster.show({
      text: 'Haus B2417 ist gemerkt.',
      icon: 'heart',
      action: { label: 'Rückgängig', onPress: () => setKept(false) },
    })
  }
  return (
    <div className="row">
      <Button onClick={keep}>Haus merken</Button>
      <span>{kept ? 'Gemerkt' : 'Nicht gemerkt'}</span>
      <Toasts toaster={toaster} label="Meldungen" closeLabel="Meldung schließen" />
    </div>
  )
}

export const examples: Example[] = [{ name: 'with undo', element: <Favourite /> }]
