import './styles/all.css'
import './frame/frame.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followChanges } from './frame/live.ts'
import { queryClient } from './kit/query-client.ts'
import { startPage } from './kit/start-page.ts'
import { router } from './router.tsx'

// React Aria adds a style element unless there is one, which the page's policy forbids; base.css has its rule.
const marker = document.createElement('meta')
marker.id = 'react-aria-pressable-style'
document.head.append(marker)

const element = document.getElementById('desk')
if (element === null) throw new Error('The page has no element for the desk.')
if (startPage.staff !== null) followChanges()
createRoot(element).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
