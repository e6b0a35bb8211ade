import { createFileRoute } from '@tanstack/react-router'
import { SharedListPage } from '../favorites/shared-list/shared-list-page.tsx'
import { sharedListRoute } from '../favorites/shared-list/shared-list-route.ts'

// The component is named here and not in the shared part: only then does the page name its script for a guest who moves.
export const Route = createFileRoute('/decide-together/$token')({ ...sharedListRoute, component: SharedListPage })
