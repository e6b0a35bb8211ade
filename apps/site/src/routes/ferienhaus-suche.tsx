import { createFileRoute } from '@tanstack/react-router'
import { searchRoute } from '../pages/search/search-route.ts'
import { SearchRoutePage } from '../pages/search/search-route-page.tsx'

// Named here and not in the shared part: only then is the page's script on its way with the page.
export const Route = createFileRoute('/ferienhaus-suche')({ ...searchRoute, component: SearchRoutePage })
