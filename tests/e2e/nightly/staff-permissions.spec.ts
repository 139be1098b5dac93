import { permissions } from '@/src/contract/permissions'
import { allowOneAlone, dailyPermissions } from '@/tests/helpers/one-permission'

allowOneAlone(permissions.filter((one) => !dailyPermissions.includes(one)))
