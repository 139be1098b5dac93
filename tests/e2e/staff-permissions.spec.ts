import { allowOneAlone, dailyPermissions } from '@/tests/helpers/one-permission'

allowOneAlone(dailyPermissions)
