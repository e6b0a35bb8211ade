import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Flag } from '../flag/flag.tsx'
import type { Example } from '../gallery/example.ts'
import { Menu } from './menu.tsx'

export const title = 'Menu'

function Profile() {
  const [loggedOut, setLoggedOut] = useState(false)
  return (
    <div className="row">
      <Menu
        trigger={(attributes) => (
          <Button {...attributes} colour="White" icon="circle-user-round" iconAfter="chevron-down">
            Katharina
          </Button>
        )}
        items={[
          { kind: 'link', label: 'Profil bearbeiten', href: '#profile', icon: 'pencil' },
          { kind: 'link', label: 'Meine Buchungen', href: '#bookings', icon: 'calendar-check' },
          { kind: 'action', label: 'Abmelden', icon: 'log-out', onSelect: () => setLoggedOut(true) },
        ]}
      />
      {loggedOut ? <span role="status">Abgemeldet</span> : null}
    </div>
  )
}

export const examples: Example[] = [
  { name: 'profile', element: <Profile /> },
  {
    name: 'languages',
    element: (
      <div>
        <Menu
          trigger={(attributes) => (
            <Button {...attributes} colour="Text" iconAfter="chevron-down">
              <Flag language="de" /> Deutsch
            </Button>
          )}
          items={[
            { kind: 'link', label: 'Dansk', href: '#da', lang: 'da', before: <Flag language="da" /> },
            { kind: 'link', label: 'English', href: '#en', lang: 'en', before: <Flag language="en" /> },
          ]}
        />
      </div>
    ),
  },
]
