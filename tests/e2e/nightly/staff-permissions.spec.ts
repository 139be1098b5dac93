import { permissions } from '@/src/contract/permissions'
import { allowOneAlone } from '@/tests/helpers/one-permission'

allowOneAlone(permissions)
