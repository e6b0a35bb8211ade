import { createFileRoute } from '@tanstack/react-router'
import { sharedListRoute } from '../favorites/shared-list/shared-list-route.ts'

export const Route = createFileRoute('/vaelg-sammen/$token')({ ...sharedListRoute })
