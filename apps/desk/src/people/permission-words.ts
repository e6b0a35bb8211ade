import type { DeskPermission } from '@marram/domain/desk/permission'
import { defineWords } from '../kit/words.ts'

type Group = 'bookings' | 'houses' | 'guests' | 'content' | 'messages' | 'administration'

/** A permission without a group does not compile. */
const groups: Readonly<Record<DeskPermission, Group>> = {
  'bookings.read': 'bookings',
  'bookings.write': 'bookings',
  'bookings.money': 'bookings',
  'houses.write': 'houses',
  'questions.write': 'guests',
  'reviews.write': 'guests',
  'comments.write': 'guests',
  'contest.write': 'guests',
  'content.write': 'content',
  'content.publish': 'content',
  'messages.read': 'messages',
  'messages.write': 'messages',
  'guests.erase': 'administration',
  'agency.write': 'administration',
  'people.write': 'administration',
  'audit.read': 'administration',
  'system.write': 'administration',
}

export const permissionGroups = Map.groupBy(Object.entries(groups) as [DeskPermission, Group][], ([, group]) => group)
  .entries()
  .map(([group, members]) => ({ group, permissions: members.map(([permission]) => permission) }))
  .toArray()

type Words = {
  readonly groups: Readonly<Record<Group, string>>
  readonly permissions: Readonly<Record<DeskPermission, string>>
}

export const permissionWords = defineWords<Words>(
  {
    groups: {
      bookings: 'Bookinger og penge',
      houses: 'Huse',
      guests: 'Det, gæster skriver',
      content: 'Indhold',
      messages: 'Mails og sms’er',
      administration: 'Administration',
    },
    permissions: {
      'bookings.read': 'Se bookinger, gæster og planen',
      'bookings.write': 'Oprette, ændre og annullere bookinger',
      'bookings.money': 'Bogføre indbetalinger og betale penge tilbage',
      'houses.write': 'Spærre huse og passe kalendere fra andre portaler',
      'questions.write': 'Svare på spørgsmål fra gæster',
      'reviews.write': 'Godkende, afvise og besvare anmeldelser',
      'comments.write': 'Godkende og fjerne kommentarer',
      'contest.write': 'Godkende billeder og afgøre fotokonkurrencen',
      'content.write': 'Skrive og ændre sider som kladde',
      'content.publish': 'Offentliggøre sider og tage dem ned',
      'messages.read': 'Læse udbakken',
      'messages.write': 'Skrive til gæster og sende beskeder igen',
      'guests.erase': 'Finde, udlevere og slette en gæsts data',
      'agency.write': 'Ændre oplysninger om bureauet',
      'people.write': 'Invitere kolleger og ændre roller',
      'audit.read': 'Læse loggen',
      'system.write': 'Drive systemet: job, fejl, gemte sider, backup',
    },
  },
  {
    groups: {
      bookings: 'Buchungen und Geld',
      houses: 'Häuser',
      guests: 'Was Gäste schreiben',
      content: 'Inhalte',
      messages: 'E-Mails und SMS',
      administration: 'Verwaltung',
    },
    permissions: {
      'bookings.read': 'Buchungen, Gäste und den Plan sehen',
      'bookings.write': 'Buchungen anlegen, ändern und stornieren',
      'bookings.money': 'Zahlungen buchen und Geld erstatten',
      'houses.write': 'Häuser sperren und Kalender anderer Portale pflegen',
      'questions.write': 'Fragen von Gästen beantworten',
      'reviews.write': 'Bewertungen freigeben, ablehnen und beantworten',
      'comments.write': 'Kommentare freigeben und entfernen',
      'contest.write': 'Bilder freigeben und den Fotowettbewerb entscheiden',
      'content.write': 'Seiten als Entwurf schreiben und ändern',
      'content.publish': 'Seiten veröffentlichen und zurückziehen',
      'messages.read': 'Den Postausgang lesen',
      'messages.write': 'Gästen schreiben und Nachrichten erneut senden',
      'guests.erase': 'Daten eines Gastes finden, herausgeben und löschen',
      'agency.write': 'Angaben zur Agentur ändern',
      'people.write': 'Kollegen einladen und Rollen ändern',
      'audit.read': 'Das Protokoll lesen',
      'system.write': 'Das System betreiben: Aufgaben, Fehler, gespeicherte Seiten, Sicherungen',
    },
  },
  {
    groups: {
      bookings: 'Bookings and money',
      houses: 'Houses',
      guests: 'What guests write',
      content: 'Content',
      messages: 'Emails and texts',
      administration: 'Administration',
    },
    permissions: {
      'bookings.read': 'See bookings, guests and the plan',
      'bookings.write': 'Create, change and cancel bookings',
      'bookings.money': 'Record payments and refund money',
      'houses.write': 'Block houses and manage calendars of other portals',
      'questions.write': 'Answer guests’ questions',
      'reviews.write': 'Approve, refuse and answer reviews',
      'comments.write': 'Approve and remove comments',
      'contest.write': 'Approve pictures and decide the photo contest',
      'content.write': 'Write and change pages as drafts',
      'content.publish': 'Publish and withdraw pages',
      'messages.read': 'Read the outbox',
      'messages.write': 'Write to guests and send messages again',
      'guests.erase': 'Find, hand out and erase a guest’s data',
      'agency.write': 'Change the agency’s details',
      'people.write': 'Invite colleagues and change roles',
      'audit.read': 'Read the log',
      'system.write': 'Run the system: jobs, errors, stored pages, backups',
    },
  },
)
