import { createFileRoute } from '@tanstack/react-router'
import { favoritesRoute } from '../favorites/favorites-route.ts'

export const Route = createFileRoute('/favorite-houses')({ ...favoritesRoute })
