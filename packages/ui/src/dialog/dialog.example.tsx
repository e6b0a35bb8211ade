import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Example } from '../gallery/example.ts'
import { Dialog } from './dialog.tsx'

export const title = 'Dialog'

function PriceChanged({ appearance, opener }: { appearance: 'dialog' | 'sheet'; opener: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Der Preis hat sich geändert"
        closeLabel="Schließen"
        appearance={appearance}
        actions={
          <>
            <Button colour="Secondary" onClick={close}>
              Andere Tage wählen
            </Button>
            <Button colour="CTA" onClick={close}>
              Mit neuem Preis weiter
            </Button>
          </>
        }
      >
        Für Ihren Aufenthalt gilt seit heute ein neuer Preis: <b className="num">1.398 €</b> statt 1.369 €. Gebucht ist
        noch nichts, Ihre Angaben sind gespeichert.
      </Dialog>
    </div>
  )
}

export const examples: Example[] = [
  { name: 'dialog', element: <PriceChanged appearance="dialog" opener="Dialog öffnen" /> },
  { name: 'sheet', element: <PriceChanged appearance="sheet" opener="Blatt öffnen" /> },
]
