import { createFileRoute } from '@tanstack/react-router'
import { TaxPage } from '../owners/tax-page.tsx'
import { taxRoute } from '../owners/tax-route.ts'

// The component is named here and not in the shared part: only then does the page name its script for a guest who moves.
export const Route = createFileRoute('/steuerberechnung')({ ...taxRoute, component: TaxPage })
