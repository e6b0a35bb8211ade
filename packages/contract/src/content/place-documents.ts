import * as v from 'valibot'
import { defineOperation } from '../graphql-operation.ts'
import { type Common, common, type Listed, query, same, type WithId } from './document-parts.ts'
import { listOf } from './shape-parts.ts'
import { area, areaSummary, department, employee, street, streetSummary } from './views.generated.ts'

export const streetQuery = defineOperation<WithId>()({
  name: 'Street',
  kind: 'query',
  text: query(`Street($id: String!, ${common}) {
  street(id: $id, ${same}) { ...StreetParts }
}`),
  reply: v.object({ street: v.nullable(street) }),
})

export const streetsQuery = defineOperation<Listed>()({
  name: 'Streets',
  kind: 'query',
  text: query(`Streets($where: StreetFilter!, ${common}) {
  streetCollection(where: $where, order: [title_ASC], limit: 200, ${same}) {
    items { ...StreetSummaryParts }
  }
}`),
  reply: v.object({ streetCollection: listOf(streetSummary, 'title') }),
})

export const areaQuery = defineOperation<WithId>()({
  name: 'Area',
  kind: 'query',
  text: query(`Area($id: String!, ${common}) {
  area(id: $id, ${same}) { ...AreaParts }
}`),
  reply: v.object({ area: v.nullable(area) }),
})

export const areasQuery = defineOperation<Common>()({
  name: 'ContentAreas',
  kind: 'query',
  text: query(`ContentAreas(${common}) {
  areaCollection(where: { title_exists: true }, order: [title_ASC], limit: 200, ${same}) { items { ...AreaSummaryParts } }
}`),
  reply: v.object({ areaCollection: listOf(areaSummary, 'title') }),
})

export const departmentsQuery = defineOperation<Common>()({
  name: 'Departments',
  kind: 'query',
  text: query(`Departments(${common}) {
  departmentCollection(order: [sortOrder_ASC, title_ASC], limit: 50, ${same}) { items { ...DepartmentParts } }
}`),
  reply: v.object({ departmentCollection: listOf(department, 'title') }),
})

export const employeesQuery = defineOperation<Common>()({
  name: 'Employees',
  kind: 'query',
  text: query(`Employees(${common}) {
  employeeCollection(where: { isArchived_not: true }, order: [name_ASC], limit: 1000, ${same}) {
    items { ...EmployeeParts }
  }
}`),
  reply: v.object({ employeeCollection: listOf(employee, 'name') }),
})
