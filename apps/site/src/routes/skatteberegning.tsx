import { createFileRoute } from '@tanstack/react-router'
import { taxRoute } from '../owners/tax-route.ts'

export const Route = createFileRoute('/skatteberegning')({ ...taxRoute })
