import { createFileRoute } from '@tanstack/react-router'
import { searchRoute } from '../pages/search/search-route.ts'

export const Route = createFileRoute('/search-holiday-homes')({ ...searchRoute })
