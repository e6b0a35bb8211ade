import { createFileRoute } from '@tanstack/react-router'
import { FavoritesPage } from '../favorites/favorites-page.tsx'
import { favoritesRoute } from '../favorites/favorites-route.ts'

// The component is named here and not in the shared part: only then does the page name its script for a guest who moves.
export const Route = createFileRoute('/favorite-houses')({ ...favoritesRoute, component: FavoritesPage })
