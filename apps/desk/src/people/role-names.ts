import type { administrator, standardRoles } from '@marram/domain/desk/role'
import { defineWords } from '../kit/words.ts'
import { roleText } from './role-key.ts'

type Known = keyof typeof standardRoles | typeof administrator

const known = defineWords<Readonly<Record<Known, string>>>(
  {
    administrator: 'Administrator',
    reception: 'Reception',
    finance: 'Økonomi',
    editor: 'Redaktion',
    houses: 'Huse',
  },
  { administrator: 'Administrator', reception: 'Empfang', finance: 'Finanzen', editor: 'Redaktion', houses: 'Häuser' },
  { administrator: 'Administrator', reception: 'Reception', finance: 'Finance', editor: 'Editor', houses: 'Houses' },
)

const isKnown = (role: string): role is Known => Object.hasOwn(known, role)

export const roleName = (role: string): string => (isKnown(role) ? known[role] : roleText(role))
