import { demoPassword } from '@/src/domain/demo'
import type { Permission, Role } from '@/src/contract/permissions'

export interface DemoUser {
  username: string
  role: Role
  permissions: Permission[]
  password: string
}

export const users: DemoUser[] = [
  {
    username: 'editor',
    role: 'admin',
    permissions: ['navigation', 'products', 'content', 'users', 'news'],
    password: demoPassword,
  },
  {
    username: 'catalogue',
    role: 'product_admin',
    permissions: ['products'],
    password: demoPassword,
  },
  { username: 'newsroom', role: 'news_admin', permissions: ['news'], password: demoPassword },
  // A super administrator holds every permission without a list. Made last: where there is one, the demo
  // is complete.
  { username: 'admin', role: 'super_admin', permissions: [], password: demoPassword },
]
