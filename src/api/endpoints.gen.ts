// Generated from api-spec/openapi.yaml by `npm run generate`. Never edit it.
import { emptyApi as api } from "./emptyApi";
export const addTagTypes = [
  "auth",
  "orders",
  "tasks",
  "users",
  "catalogs",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({
          url: `/auth/token`,
          method: "POST",
          body: queryArg.loginRequest,
        }),
        invalidatesTags: ["auth"],
      }),
      setPasswordByLink: build.mutation<
        SetPasswordByLinkApiResponse,
        SetPasswordByLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/password-link`,
          method: "POST",
          body: queryArg.setPasswordByLinkRequest,
        }),
        invalidatesTags: ["auth"],
      }),
      requestPasswordLink: build.mutation<
        RequestPasswordLinkApiResponse,
        RequestPasswordLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/forgotten-password`,
          method: "POST",
          body: queryArg.requestPasswordLinkRequest,
        }),
        invalidatesTags: ["auth"],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/logout`, method: "GET" }),
        invalidatesTags: ["auth"],
      }),
      getMe: build.query<GetMeApiResponse, GetMeApiArg>({
        query: () => ({ url: `/api/me` }),
        providesTags: ["auth"],
      }),
      updateOrder: build.mutation<UpdateOrderApiResponse, UpdateOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/order/update`,
          method: "PUT",
          body: queryArg.updateOrderRequest,
        }),
        invalidatesTags: ["orders"],
      }),
      finishOrder: build.mutation<FinishOrderApiResponse, FinishOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/order/finish`,
          method: "PUT",
          body: queryArg.finishOrderRequest,
        }),
        invalidatesTags: ["orders"],
      }),
      setOrderNote: build.mutation<SetOrderNoteApiResponse, SetOrderNoteApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/order/note`,
            method: "PUT",
            body: queryArg.orderNoteRequest,
          }),
          invalidatesTags: ["orders"],
        },
      ),
      getOrderPapers: build.query<
        GetOrderPapersApiResponse,
        GetOrderPapersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order/papers/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["orders"],
      }),
      setOrderPapers: build.mutation<
        SetOrderPapersApiResponse,
        SetOrderPapersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order/papers`,
          method: "PUT",
          body: queryArg.orderPapersRequest,
        }),
        invalidatesTags: ["orders"],
      }),
      getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/order/get_wls/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["orders"],
      }),
      createOrderLink: build.mutation<
        CreateOrderLinkApiResponse,
        CreateOrderLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order/new`,
          method: "POST",
          body: queryArg.createOrderLinkRequest,
        }),
        invalidatesTags: ["orders"],
      }),
      createOrder: build.mutation<CreateOrderApiResponse, CreateOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/order/new_simple`,
          method: "POST",
          body: queryArg.createOrderRequest,
        }),
        invalidatesTags: ["orders"],
      }),
      unlockOrder: build.mutation<UnlockOrderApiResponse, UnlockOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/order/unlock`,
          method: "PUT",
          body: queryArg.orderIdRequest,
        }),
        invalidatesTags: ["orders"],
      }),
      sendOrder: build.mutation<SendOrderApiResponse, SendOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/order/send_sap`,
          method: "POST",
          body: queryArg.orderIdRequest,
        }),
        invalidatesTags: ["orders"],
      }),
      deleteOrder: build.mutation<DeleteOrderApiResponse, DeleteOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/order/delete`,
          method: "DELETE",
          body: queryArg.orderIdRequest,
        }),
        invalidatesTags: ["orders"],
      }),
      updateOrderAddress: build.mutation<
        UpdateOrderAddressApiResponse,
        UpdateOrderAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order/update_address`,
          method: "PUT",
          body: queryArg.updateOrderAddressRequest,
        }),
        invalidatesTags: ["orders"],
      }),
      copyOrder: build.mutation<CopyOrderApiResponse, CopyOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/order/copy`,
          method: "POST",
          body: queryArg.copyOrderRequest,
        }),
        invalidatesTags: ["orders"],
      }),
      listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/list`,
          params: {
            archived: queryArg.archived,
            current_catalog: queryArg.currentCatalog,
            catalogs: queryArg.catalogs,
            seasons: queryArg.seasons,
            sap_status: queryArg.sapStatus,
            finished: queryArg.finished,
            edited_gt: queryArg.editedGt,
            edited_lt: queryArg.editedLt,
            begin: queryArg.begin,
            end: queryArg.end,
            drops: queryArg.drops,
            garments: queryArg.garments,
            colors: queryArg.colors,
            sizes: queryArg.sizes,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            changed_since: queryArg.changedSince,
          },
        }),
        providesTags: ["orders"],
      }),
      listOrdersOfUser: build.query<
        ListOrdersOfUserApiResponse,
        ListOrdersOfUserApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/list_simple_for/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["orders"],
      }),
      getOverview: build.query<GetOverviewApiResponse, GetOverviewApiArg>({
        query: (queryArg) => ({
          url: `/api/overview/${encodeURIComponent(String(queryArg.tile))}`,
          params: {
            season: queryArg.season,
            catalogs: queryArg.catalogs,
            seller: queryArg.seller,
          },
        }),
        providesTags: ["orders"],
      }),
      getGarmentOrders: build.query<
        GetGarmentOrdersApiResponse,
        GetGarmentOrdersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/garments/orders/${encodeURIComponent(String(queryArg.reference))}`,
          params: {
            season: queryArg.season,
          },
        }),
        providesTags: ["orders"],
      }),
      findThings: build.query<FindThingsApiResponse, FindThingsApiArg>({
        query: (queryArg) => ({
          url: `/api/find`,
          params: {
            q: queryArg.q,
          },
        }),
        providesTags: ["orders"],
      }),
      reportPresence: build.query<
        ReportPresenceApiResponse,
        ReportPresenceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order/presence`,
          method: "POST",
          body: queryArg.orderIdRequest,
        }),
        providesTags: ["orders"],
      }),
      listOrderEvents: build.query<
        ListOrderEventsApiResponse,
        ListOrderEventsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order/events/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["orders"],
      }),
      downloadOrderList: build.mutation<
        DownloadOrderListApiResponse,
        DownloadOrderListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/download/list`,
          method: "POST",
          body: queryArg.downloadOrderListRequest,
        }),
        invalidatesTags: ["orders"],
      }),
      startOrderTask: build.mutation<
        StartOrderTaskApiResponse,
        StartOrderTaskApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/task`,
          method: "POST",
          body: queryArg.startOrderTaskRequest,
        }),
        invalidatesTags: ["orders"],
      }),
      checkOrderStock: build.query<
        CheckOrderStockApiResponse,
        CheckOrderStockApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/check_stock`,
          method: "POST",
          body: queryArg.checkOrderStockRequest,
        }),
        providesTags: ["orders"],
      }),
      listOrderTasks: build.query<
        ListOrderTasksApiResponse,
        ListOrderTasksApiArg
      >({
        query: () => ({ url: `/api/orders/tasks` }),
        providesTags: ["tasks"],
      }),
      listOrderViews: build.query<
        ListOrderViewsApiResponse,
        ListOrderViewsApiArg
      >({
        query: () => ({ url: `/api/orders/views` }),
        providesTags: ["orders"],
      }),
      saveOrderView: build.mutation<
        SaveOrderViewApiResponse,
        SaveOrderViewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/views`,
          method: "POST",
          body: queryArg.saveOrderViewRequest,
        }),
        invalidatesTags: ["orders"],
      }),
      deleteOrderView: build.mutation<
        DeleteOrderViewApiResponse,
        DeleteOrderViewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/views/delete`,
          method: "DELETE",
          body: queryArg.orderViewIdRequest,
        }),
        invalidatesTags: ["orders"],
      }),
      setStartOrderView: build.mutation<
        SetStartOrderViewApiResponse,
        SetStartOrderViewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/views/start`,
          method: "PUT",
          body: queryArg.startOrderViewRequest,
        }),
        invalidatesTags: ["orders"],
      }),
      getOrderTask: build.query<GetOrderTaskApiResponse, GetOrderTaskApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/task/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["tasks"],
      }),
      downloadOrderTaskFiles: build.mutation<
        DownloadOrderTaskFilesApiResponse,
        DownloadOrderTaskFilesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/task_files/${encodeURIComponent(String(queryArg.id))}`,
          method: "GET",
        }),
        invalidatesTags: ["tasks"],
      }),
      downloadOrderExcel: build.mutation<
        DownloadOrderExcelApiResponse,
        DownloadOrderExcelApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order/download/excel/${encodeURIComponent(String(queryArg.id))}`,
          method: "GET",
        }),
        invalidatesTags: ["orders"],
      }),
      downloadOrderPdf: build.mutation<
        DownloadOrderPdfApiResponse,
        DownloadOrderPdfApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order/download/pdf/${encodeURIComponent(String(queryArg.id))}`,
          method: "GET",
        }),
        invalidatesTags: ["orders"],
      }),
      downloadOrderOnlyPdf: build.mutation<
        DownloadOrderOnlyPdfApiResponse,
        DownloadOrderOnlyPdfApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order/download/pdf_orderonly/${encodeURIComponent(String(queryArg.id))}`,
          method: "GET",
        }),
        invalidatesTags: ["orders"],
      }),
      getOrderConfirmation: build.mutation<
        GetOrderConfirmationApiResponse,
        GetOrderConfirmationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order/send/confirmation/${encodeURIComponent(String(queryArg.id))}`,
          method: "GET",
        }),
        invalidatesTags: ["orders"],
      }),
      listCustomers: build.query<ListCustomersApiResponse, ListCustomersApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/wls_users`,
            params: {
              include_num_orders: queryArg.includeNumOrders,
              include_addresses: queryArg.includeAddresses,
              include_salesorg: queryArg.includeSalesorg,
              num_catalogs: queryArg.numCatalogs,
            },
          }),
          providesTags: ["users"],
        },
      ),
      listCustomerGroups: build.query<
        ListCustomerGroupsApiResponse,
        ListCustomerGroupsApiArg
      >({
        query: () => ({ url: `/api/customer_groups` }),
        providesTags: ["users"],
      }),
      saveCustomerGroup: build.mutation<
        SaveCustomerGroupApiResponse,
        SaveCustomerGroupApiArg
      >({
        query: (queryArg) => ({
          url: `/api/customer_groups`,
          method: "POST",
          body: queryArg.saveCustomerGroupRequest,
        }),
        invalidatesTags: ["users"],
      }),
      changeCustomerGroupMembers: build.mutation<
        ChangeCustomerGroupMembersApiResponse,
        ChangeCustomerGroupMembersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/customer_groups/members`,
          method: "PUT",
          body: queryArg.customerGroupMembersRequest,
        }),
        invalidatesTags: ["users"],
      }),
      deleteCustomerGroup: build.mutation<
        DeleteCustomerGroupApiResponse,
        DeleteCustomerGroupApiArg
      >({
        query: (queryArg) => ({
          url: `/api/customer_groups/delete`,
          method: "DELETE",
          body: queryArg.customerGroupIdRequest,
        }),
        invalidatesTags: ["users"],
      }),
      startCustomerTask: build.mutation<
        StartCustomerTaskApiResponse,
        StartCustomerTaskApiArg
      >({
        query: (queryArg) => ({
          url: `/api/customers/task`,
          method: "POST",
          body: queryArg.startCustomerTaskRequest,
        }),
        invalidatesTags: ["users"],
      }),
      listCustomerTasks: build.query<
        ListCustomerTasksApiResponse,
        ListCustomerTasksApiArg
      >({
        query: () => ({ url: `/api/customers/tasks` }),
        providesTags: ["users"],
      }),
      getCustomerTask: build.query<
        GetCustomerTaskApiResponse,
        GetCustomerTaskApiArg
      >({
        query: (queryArg) => ({
          url: `/api/customers/task/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["tasks"],
      }),
      listCustomerFigures: build.query<
        ListCustomerFiguresApiResponse,
        ListCustomerFiguresApiArg
      >({
        query: () => ({ url: `/api/wls_users/figures` }),
        providesTags: ["users"],
      }),
      getUser: build.query<GetUserApiResponse, GetUserApiArg>({
        query: (queryArg) => ({
          url: `/api/user/${encodeURIComponent(String(queryArg.id))}`,
          params: {
            include_num_orders: queryArg.includeNumOrders,
            include_addresses: queryArg.includeAddresses,
            include_salesorg: queryArg.includeSalesorg,
          },
        }),
        providesTags: ["users"],
      }),
      listCustomersOfAgent: build.query<
        ListCustomersOfAgentApiResponse,
        ListCustomersOfAgentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users_for_agent/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["users"],
      }),
      listAgents: build.query<ListAgentsApiResponse, ListAgentsApiArg>({
        query: () => ({ url: `/api/agents` }),
        providesTags: ["users"],
      }),
      createUser: build.mutation<CreateUserApiResponse, CreateUserApiArg>({
        query: (queryArg) => ({
          url: `/api/user`,
          method: "POST",
          body: queryArg.createUserRequest,
        }),
        invalidatesTags: ["users"],
      }),
      updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
        query: (queryArg) => ({
          url: `/api/user`,
          method: "PUT",
          body: queryArg.updateUserRequest,
        }),
        invalidatesTags: ["users"],
      }),
      deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
        query: (queryArg) => ({
          url: `/api/user`,
          method: "DELETE",
          body: queryArg.deleteUserRequest,
        }),
        invalidatesTags: ["users"],
      }),
      setUserRoles: build.mutation<SetUserRolesApiResponse, SetUserRolesApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/user/roles`,
            method: "PUT",
            body: queryArg.setUserRolesRequest,
          }),
          invalidatesTags: ["users"],
        },
      ),
      setUserAgents: build.mutation<
        SetUserAgentsApiResponse,
        SetUserAgentsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/agents`,
          method: "PUT",
          body: queryArg.setUserAgentsRequest,
        }),
        invalidatesTags: ["users"],
      }),
      setUserSapId: build.mutation<SetUserSapIdApiResponse, SetUserSapIdApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/user/sap_id`,
            method: "PUT",
            body: queryArg.setUserSapIdRequest,
          }),
          invalidatesTags: ["users"],
        },
      ),
      setUserPassword: build.mutation<
        SetUserPasswordApiResponse,
        SetUserPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/password`,
          method: "PUT",
          body: queryArg.setUserPasswordRequest,
        }),
        invalidatesTags: ["users"],
      }),
      sendInvitation: build.mutation<
        SendInvitationApiResponse,
        SendInvitationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/invitation`,
          method: "POST",
          body: queryArg.sendInvitationRequest,
        }),
        invalidatesTags: ["users"],
      }),
      createUsersInBulk: build.mutation<
        CreateUsersInBulkApiResponse,
        CreateUsersInBulkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/bulk`,
          method: "POST",
          body: queryArg.bulkUsersForm,
        }),
        invalidatesTags: ["users"],
      }),
      listCatalogs: build.query<ListCatalogsApiResponse, ListCatalogsApiArg>({
        query: () => ({ url: `/api/catalogs/list_simple` }),
        providesTags: ["catalogs"],
      }),
      listAllCatalogs: build.query<
        ListAllCatalogsApiResponse,
        ListAllCatalogsApiArg
      >({
        query: () => ({ url: `/api/catalogs/list_admin` }),
        providesTags: ["catalogs"],
      }),
      uploadCatalog: build.mutation<
        UploadCatalogApiResponse,
        UploadCatalogApiArg
      >({
        query: (queryArg) => ({
          url: `/api/catalog/upload`,
          method: "POST",
          body: queryArg.uploadCatalogForm,
        }),
        invalidatesTags: ["catalogs"],
      }),
      reuploadCatalog: build.mutation<
        ReuploadCatalogApiResponse,
        ReuploadCatalogApiArg
      >({
        query: (queryArg) => ({
          url: `/api/mgmt/catalog/reupload_async`,
          method: "POST",
          body: queryArg.reuploadCatalogForm,
        }),
        invalidatesTags: ["catalogs"],
      }),
      previewCatalogUpdate: build.mutation<
        PreviewCatalogUpdateApiResponse,
        PreviewCatalogUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/mgmt/catalog/reupload_preview`,
          method: "POST",
          body: queryArg.previewCatalogUpdateForm,
        }),
        invalidatesTags: ["catalogs"],
      }),
      setCatalogVisibility: build.mutation<
        SetCatalogVisibilityApiResponse,
        SetCatalogVisibilityApiArg
      >({
        query: (queryArg) => ({
          url: `/api/catalog/visibility`,
          method: "PUT",
          body: queryArg.catalogVisibilityRequest,
        }),
        invalidatesTags: ["catalogs"],
      }),
      deleteCatalog: build.mutation<
        DeleteCatalogApiResponse,
        DeleteCatalogApiArg
      >({
        query: (queryArg) => ({
          url: `/api/catalog/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          params: {
            unless_orders: queryArg.unlessOrders,
          },
        }),
        invalidatesTags: ["catalogs"],
      }),
      getCatalog: build.query<GetCatalogApiResponse, GetCatalogApiArg>({
        query: (queryArg) => ({
          url: `/api/catalog/list/${encodeURIComponent(String(queryArg.catalogId))}`,
          params: {
            pl: queryArg.pl,
          },
        }),
        providesTags: ["catalogs"],
      }),
      downloadCatalogDesign: build.mutation<
        DownloadCatalogDesignApiResponse,
        DownloadCatalogDesignApiArg
      >({
        query: (queryArg) => ({
          url: `/api/catalog/preview/txt/${encodeURIComponent(String(queryArg.id))}`,
          method: "GET",
          params: {
            pl: queryArg.pl,
          },
        }),
        invalidatesTags: ["catalogs"],
      }),
      downloadCatalogStockPdf: build.mutation<
        DownloadCatalogStockPdfApiResponse,
        DownloadCatalogStockPdfApiArg
      >({
        query: (queryArg) => ({
          url: `/api/catalog/stocks/pdf/${encodeURIComponent(String(queryArg.id))}`,
          method: "GET",
          params: {
            pl: queryArg.pl,
          },
        }),
        invalidatesTags: ["catalogs"],
      }),
      downloadCatalogPdf: build.mutation<
        DownloadCatalogPdfApiResponse,
        DownloadCatalogPdfApiArg
      >({
        query: (queryArg) => ({
          url: `/api/catalog/preview/pdf/${encodeURIComponent(String(queryArg.id))}`,
          method: "GET",
          params: {
            pl: queryArg.pl,
          },
        }),
        invalidatesTags: ["catalogs"],
      }),
      uploadGarments: build.mutation<
        UploadGarmentsApiResponse,
        UploadGarmentsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/garments/upload`,
          method: "POST",
          body: queryArg.uploadGarmentsForm,
        }),
        invalidatesTags: ["catalogs"],
      }),
      editGarments: build.mutation<EditGarmentsApiResponse, EditGarmentsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/garments/edit`,
            method: "POST",
            body: queryArg.editGarmentsForm,
          }),
          invalidatesTags: ["catalogs"],
        },
      ),
      deleteGarments: build.mutation<
        DeleteGarmentsApiResponse,
        DeleteGarmentsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/garments/delete`,
          method: "POST",
          body: queryArg.deleteGarmentsForm,
        }),
        invalidatesTags: ["catalogs"],
      }),
      setCatalogForUser: build.mutation<
        SetCatalogForUserApiResponse,
        SetCatalogForUserApiArg
      >({
        query: (queryArg) => ({
          url: `/api/catalog/for_user`,
          method: "PUT",
          body: queryArg.catalogForUserRequest,
        }),
        invalidatesTags: ["catalogs"],
      }),
      setCatalogForUsers: build.mutation<
        SetCatalogForUsersApiResponse,
        SetCatalogForUsersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/catalog/for_users`,
          method: "PUT",
          body: queryArg.catalogForUsersRequest,
        }),
        invalidatesTags: ["catalogs"],
      }),
      uploadImages: build.mutation<UploadImagesApiResponse, UploadImagesApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/mgmt/upload_images`,
            method: "POST",
            body: queryArg.imagesForm,
          }),
          invalidatesTags: ["tasks"],
        },
      ),
      uploadColors: build.mutation<UploadColorsApiResponse, UploadColorsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/mgmt/upload_colors`,
            method: "POST",
            body: queryArg.imagesForm,
          }),
          invalidatesTags: ["tasks"],
        },
      ),
      uploadStock: build.mutation<UploadStockApiResponse, UploadStockApiArg>({
        query: (queryArg) => ({
          url: `/api/mgmt/upload_stock_async`,
          method: "POST",
          body: queryArg.stockForm,
        }),
        invalidatesTags: ["tasks"],
      }),
      getTaskStatus: build.query<GetTaskStatusApiResponse, GetTaskStatusApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/mgmt/task_status/task_${encodeURIComponent(String(queryArg.id))}`,
          }),
          providesTags: ["tasks"],
        },
      ),
      removeStocks: build.mutation<RemoveStocksApiResponse, RemoveStocksApiArg>(
        {
          query: () => ({ url: `/api/mgmt/remove_stocks`, method: "POST" }),
          invalidatesTags: ["tasks"],
        },
      ),
      syncStocks: build.mutation<SyncStocksApiResponse, SyncStocksApiArg>({
        query: (queryArg) => ({
          url: `/api/mgmt/stocks/sync`,
          method: "POST",
          body: queryArg.syncStocksRequest,
        }),
        invalidatesTags: ["tasks"],
      }),
      listTasks: build.query<ListTasksApiResponse, ListTasksApiArg>({
        query: (queryArg) => ({
          url: `/api/mgmt/tasks`,
          params: {
            catalog: queryArg.catalog,
          },
        }),
        providesTags: ["tasks"],
      }),
      retryTask: build.mutation<RetryTaskApiResponse, RetryTaskApiArg>({
        query: (queryArg) => ({
          url: `/api/mgmt/task_retry/${encodeURIComponent(String(queryArg.id))}`,
          method: "POST",
        }),
        invalidatesTags: ["tasks"],
      }),
      downloadTaskErrors: build.mutation<
        DownloadTaskErrorsApiResponse,
        DownloadTaskErrorsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/mgmt/task_errors/${encodeURIComponent(String(queryArg.id))}`,
          method: "GET",
        }),
        invalidatesTags: ["tasks"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type LoginApiResponse =
  /** status 200 The session has begun, or the credentials were refused. */ CommandResult;
export type LoginApiArg = {
  loginRequest: LoginRequest;
};
export type SetPasswordByLinkApiResponse =
  /** status 200 The password is set, or it was refused in words. */ PasswordByLinkResult;
export type SetPasswordByLinkApiArg = {
  setPasswordByLinkRequest: SetPasswordByLinkRequest;
};
export type RequestPasswordLinkApiResponse =
  /** status 200 If there is such an account, the mail is on its way; or it was refused in words. */ CommandResult;
export type RequestPasswordLinkApiArg = {
  requestPasswordLinkRequest: RequestPasswordLinkRequest;
};
export type LogoutApiResponse =
  /** status 200 The session has ended. */ CommandResult;
export type LogoutApiArg = void;
export type GetMeApiResponse = /** status 200 The current user. */ User;
export type GetMeApiArg = void;
export type UpdateOrderApiResponse =
  /** status 200 Saved, with the new version, or refused in words. */ UpdateResult;
export type UpdateOrderApiArg = {
  updateOrderRequest: UpdateOrderRequest;
};
export type FinishOrderApiResponse =
  /** status 200 Marked, with the new version, or refused in words. */ UpdateResult;
export type FinishOrderApiArg = {
  finishOrderRequest: FinishOrderRequest;
};
export type SetOrderNoteApiResponse = /** status 200 Written. */ CommandResult;
export type SetOrderNoteApiArg = {
  orderNoteRequest: OrderNoteRequest;
};
export type GetOrderPapersApiResponse =
  /** status 200 What the papers say. */ OrderPapers;
export type GetOrderPapersApiArg = {
  /** The order's id. */
  id: string;
};
export type SetOrderPapersApiResponse =
  /** status 200 Written. */ CommandResult;
export type SetOrderPapersApiArg = {
  orderPapersRequest: OrderPapersRequest;
};
export type GetOrderApiResponse =
  /** status 200 The order, its garments, its lines and its wanted list. */ Order;
export type GetOrderApiArg = {
  /** The order's id. */
  id: string;
};
export type CreateOrderLinkApiResponse =
  /** status 200 Created, or refused in words. */ OrderCreatedResult;
export type CreateOrderLinkApiArg = {
  createOrderLinkRequest: CreateOrderLinkRequest;
};
export type CreateOrderApiResponse =
  /** status 200 Created, or refused in words. */ OrderCreatedResult;
export type CreateOrderApiArg = {
  createOrderRequest: CreateOrderRequest;
};
export type UnlockOrderApiResponse =
  /** status 200 Unlocked, or refused in words. */ CommandResult;
export type UnlockOrderApiArg = {
  orderIdRequest: OrderIdRequest;
};
export type SendOrderApiResponse =
  /** status 200 On its way to the ERP, or refused in words. */ CommandResult;
export type SendOrderApiArg = {
  orderIdRequest: OrderIdRequest;
};
export type DeleteOrderApiResponse =
  /** status 200 Archived, or refused in words. */ CommandResult;
export type DeleteOrderApiArg = {
  orderIdRequest: OrderIdRequest;
};
export type UpdateOrderAddressApiResponse =
  /** status 200 Changed, or refused in words. */ CommandResult;
export type UpdateOrderAddressApiArg = {
  updateOrderAddressRequest: UpdateOrderAddressRequest;
};
export type CopyOrderApiResponse =
  /** status 200 Copied, or refused in words. */ CopyResult;
export type CopyOrderApiArg = {
  copyOrderRequest: CopyOrderRequest;
};
export type ListOrdersApiResponse =
  /** status 200 The orders. */ OrderListResult;
export type ListOrdersApiArg = {
  /** `true` lists the deleted orders instead of the living, to admins; 403 for others. */
  archived?: boolean;
  /** `true` keeps the orders of current catalogs; `false` is as if missing. */
  currentCatalog?: boolean;
  /** Catalog ids to keep, as a comma list without spaces. */
  catalogs?: string;
  /** Seasons to keep, as a comma list without spaces. */
  seasons?: string;
  /** States to keep, as a comma list without spaces. */
  sapStatus?: string;
  /** Keeps the orders that the customer has (`true`) or has not (`false`) marked as finished. */
  finished?: boolean;
  /** Keeps the orders last edited after this time, in epoch seconds. */
  editedGt?: number;
  /** Keeps the orders last edited before this time, in epoch seconds. */
  editedLt?: number;
  /** The same as `edited_gt`. */
  begin?: number;
  /** The same as `edited_lt`. */
  end?: number;
  /** Optional and additive, as are `garments`, `colors` and `sizes`: keeps the orders with a line that fits all of
    these. Drops by name, as a comma list; `none` is garments without one. A single name may contain commas.
     */
  drops?: string;
  /** Optional and additive. Generics, as a comma list without spaces. */
  garments?: string;
  /** Optional and additive. Numbers of colors with their names, as the overview has them, in a comma list. A single
    name may contain commas.
     */
  colors?: string;
  /** Optional and additive. Sizes, as a comma list. */
  sizes?: string;
  /** Optional and additive. The most orders to answer; the answer then carries `next_cursor` when more follow. */
  limit?: number;
  /** Optional and additive. The `next_cursor` of the answer before; opaque. */
  cursor?: string;
  /** Optional and additive. The `as_of` of an earlier answer to the same filters: the answer then has `gone` and only
    the orders changed since, or, when that can't be told, no `gone` and all orders.
     */
  changedSince?: string;
};
export type ListOrdersOfUserApiResponse =
  /** status 200 The user's orders. */ OrderListResult;
export type ListOrdersOfUserApiArg = {
  /** The user's id. */
  id: string;
};
export type GetOverviewApiResponse =
  /** status 200 The rows of the figure. */ OverviewResult;
export type GetOverviewApiArg = {
  /** Which figure. */
  tile: OverviewTile;
  /** The season; missing, all of them. */
  season?: string;
  /** Catalog ids to keep in the season, as a comma list without spaces. The season before stays whole, as it has other catalogs. */
  catalogs?: string;
  /** The id of an agent, to keep the orders that they sell. */
  seller?: string;
};
export type GetGarmentOrdersApiResponse =
  /** status 200 The garment and its figures. */ GarmentOrders;
export type GetGarmentOrdersApiArg = {
  /** The garment's generic. */
  reference: string;
  /** Only catalogs of this season; missing, all of them. */
  season?: string;
};
export type FindThingsApiResponse =
  /** status 200 At most 20 things, the best of each kind first. */ FindResult;
export type FindThingsApiArg = {
  /** What was typed, words in any order. */
  q: string;
};
export type ReportPresenceApiResponse =
  /** status 200 Who else has the order open. */ PresenceResult;
export type ReportPresenceApiArg = {
  orderIdRequest: OrderIdRequest;
};
export type ListOrderEventsApiResponse =
  /** status 200 What happened to the order. */ OrderEventsResult;
export type ListOrderEventsApiArg = {
  /** The order's id. */
  id: string;
};
export type DownloadOrderListApiResponse =
  /** status 200 The spreadsheet's bytes. */ Blob;
export type DownloadOrderListApiArg = {
  downloadOrderListRequest: DownloadOrderListRequest;
};
export type StartOrderTaskApiResponse =
  /** status 200 The task, which may have been started before. */ TaskStartedResult;
export type StartOrderTaskApiArg = {
  startOrderTaskRequest: StartOrderTaskRequest;
};
export type CheckOrderStockApiResponse =
  /** status 200 The orders that want more than is in stock, in the order of the request. */ OrderStockResult;
export type CheckOrderStockApiArg = {
  checkOrderStockRequest: CheckOrderStockRequest;
};
export type ListOrderTasksApiResponse =
  /** status 200 The tasks, with how many orders had which outcome. */ OrderTaskListResult;
export type ListOrderTasksApiArg = void;
export type ListOrderViewsApiResponse =
  /** status 200 The views. */ OrderViewListResult;
export type ListOrderViewsApiArg = void;
export type SaveOrderViewApiResponse =
  /** status 200 Saved, or refused in words. */ SaveOrderViewResult;
export type SaveOrderViewApiArg = {
  saveOrderViewRequest: SaveOrderViewRequest;
};
export type DeleteOrderViewApiResponse =
  /** status 200 Deleted. */ CommandResult;
export type DeleteOrderViewApiArg = {
  orderViewIdRequest: OrderViewIdRequest;
};
export type SetStartOrderViewApiResponse =
  /** status 200 Chosen. */ CommandResult;
export type SetStartOrderViewApiArg = {
  startOrderViewRequest: StartOrderViewRequest;
};
export type GetOrderTaskApiResponse =
  /** status 200 The report, in the order of the request. */ OrderTaskReport;
export type GetOrderTaskApiArg = {
  /** The bare task id, as in `task_id`. */
  id: string;
};
export type DownloadOrderTaskFilesApiResponse =
  /** status 200 The zip's bytes, streamed. */ Blob;
export type DownloadOrderTaskFilesApiArg = {
  /** The bare task id, as in `task_id`. */
  id: string;
};
export type DownloadOrderExcelApiResponse =
  /** status 200 The spreadsheet's bytes. */ Blob;
export type DownloadOrderExcelApiArg = {
  /** The order's id. */
  id: string;
};
export type DownloadOrderPdfApiResponse =
  /** status 200 The PDF's bytes. */ Blob;
export type DownloadOrderPdfApiArg = {
  /** The order's id. */
  id: string;
};
export type DownloadOrderOnlyPdfApiResponse =
  /** status 200 The PDF's bytes. */ Blob;
export type DownloadOrderOnlyPdfApiArg = {
  /** The order's id. */
  id: string;
};
export type GetOrderConfirmationApiResponse =
  /** status 200 The PDF's bytes. */ Blob;
export type GetOrderConfirmationApiArg = {
  /** The order's id. */
  id: string;
};
export type ListCustomersApiResponse =
  /** status 200 The customers. */ UserList;
export type ListCustomersApiArg = {
  /** `true` answers `num_orders` too. */
  includeNumOrders?: boolean;
  /** `true` answers `addresses` too. */
  includeAddresses?: boolean;
  /** `true` answers `sales_organizations` too. */
  includeSalesorg?: boolean;
  /** Always sent by the client. `num_catalogs` is answered with or without it. */
  numCatalogs?: boolean;
};
export type ListCustomerGroupsApiResponse =
  /** status 200 The groups. */ CustomerGroupListResult;
export type ListCustomerGroupsApiArg = void;
export type SaveCustomerGroupApiResponse =
  /** status 200 Saved, or refused in words. */ SaveCustomerGroupResult;
export type SaveCustomerGroupApiArg = {
  saveCustomerGroupRequest: SaveCustomerGroupRequest;
};
export type ChangeCustomerGroupMembersApiResponse =
  /** status 200 Changed, or refused in words. */ CommandResult;
export type ChangeCustomerGroupMembersApiArg = {
  customerGroupMembersRequest: CustomerGroupMembersRequest;
};
export type DeleteCustomerGroupApiResponse =
  /** status 200 Deleted. */ CommandResult;
export type DeleteCustomerGroupApiArg = {
  customerGroupIdRequest: CustomerGroupIdRequest;
};
export type StartCustomerTaskApiResponse =
  /** status 200 The task, which may have been started before. */ TaskStartedResult;
export type StartCustomerTaskApiArg = {
  startCustomerTaskRequest: StartCustomerTaskRequest;
};
export type ListCustomerTasksApiResponse =
  /** status 200 The tasks, with how many customers had which outcome. */ CustomerTaskListResult;
export type ListCustomerTasksApiArg = void;
export type GetCustomerTaskApiResponse =
  /** status 200 The report, in the order of the request. */ CustomerTaskReport;
export type GetCustomerTaskApiArg = {
  /** The bare task id, as in `task_id`. */
  id: string;
};
export type ListCustomerFiguresApiResponse =
  /** status 200 The figures. */ CustomerFigures;
export type ListCustomerFiguresApiArg = void;
export type GetUserApiResponse = /** status 200 The user. */ User;
export type GetUserApiArg = {
  /** The user's id. */
  id: string;
  /** `true` answers `num_orders` too. */
  includeNumOrders?: boolean;
  /** `true` answers `addresses` too. */
  includeAddresses?: boolean;
  /** `true` answers `sales_organizations` too. */
  includeSalesorg?: boolean;
};
export type ListCustomersOfAgentApiResponse =
  /** status 200 The agent's customers. */ UserList;
export type ListCustomersOfAgentApiArg = {
  /** The user's id. */
  id: string;
};
export type ListAgentsApiResponse = /** status 200 The agents. */ UserList;
export type ListAgentsApiArg = void;
export type CreateUserApiResponse =
  /** status 200 Created, or refused in words. */ UserCreatedResult;
export type CreateUserApiArg = {
  createUserRequest: CreateUserRequest;
};
export type UpdateUserApiResponse =
  /** status 200 Changed, or refused in words. */ HandoverResult;
export type UpdateUserApiArg = {
  updateUserRequest: UpdateUserRequest;
};
export type DeleteUserApiResponse =
  /** status 200 Closed, or refused in words. */ HandoverResult;
export type DeleteUserApiArg = {
  deleteUserRequest: DeleteUserRequest;
};
export type SetUserRolesApiResponse =
  /** status 200 Replaced, or refused in words. */ HandoverResult;
export type SetUserRolesApiArg = {
  setUserRolesRequest: SetUserRolesRequest;
};
export type SetUserAgentsApiResponse =
  /** status 200 Replaced, or refused in words. */ CommandResult;
export type SetUserAgentsApiArg = {
  setUserAgentsRequest: SetUserAgentsRequest;
};
export type SetUserSapIdApiResponse =
  /** status 200 Assigned, or refused in words. */ CommandResult;
export type SetUserSapIdApiArg = {
  setUserSapIdRequest: SetUserSapIdRequest;
};
export type SetUserPasswordApiResponse =
  /** status 200 Set, or refused in words. */ CommandResult;
export type SetUserPasswordApiArg = {
  setUserPasswordRequest: SetUserPasswordRequest;
};
export type SendInvitationApiResponse =
  /** status 200 The mail is on its way, or it was refused in words. */ CommandResult;
export type SendInvitationApiArg = {
  sendInvitationRequest: SendInvitationRequest;
};
export type CreateUsersInBulkApiResponse =
  /** status 200 Created, or refused with a line for each bad row. */ BulkUsersResult;
export type CreateUsersInBulkApiArg = {
  bulkUsersForm: BulkUsersForm;
};
export type ListCatalogsApiResponse =
  /** status 200 The catalogs. */ CatalogList;
export type ListCatalogsApiArg = void;
export type ListAllCatalogsApiResponse =
  /** status 200 The catalogs. */ CatalogList;
export type ListAllCatalogsApiArg = void;
export type UploadCatalogApiResponse =
  /** status 200 Created, or refused with every bad row. */ CatalogUploadResult;
export type UploadCatalogApiArg = {
  uploadCatalogForm: UploadCatalogForm;
};
export type ReuploadCatalogApiResponse =
  /** status 200 The task has started, or the update was refused in words. */ TaskStartedResult;
export type ReuploadCatalogApiArg = {
  reuploadCatalogForm: ReuploadCatalogForm;
};
export type PreviewCatalogUpdateApiResponse =
  /** status 200 What would change, or refused with every bad row. */ CatalogUpdatePreview;
export type PreviewCatalogUpdateApiArg = {
  previewCatalogUpdateForm: PreviewCatalogUpdateForm;
};
export type SetCatalogVisibilityApiResponse =
  /** status 200 Set. */ CommandResult;
export type SetCatalogVisibilityApiArg = {
  catalogVisibilityRequest: CatalogVisibilityRequest;
};
export type DeleteCatalogApiResponse =
  /** status 200 Deleted or archived, or refused in words. */ DeleteCatalogResult;
export type DeleteCatalogApiArg = {
  /** The catalog's id. */
  id: string;
  /** Optional. `true` refuses a catalog with orders; `false` is as if missing. */
  unlessOrders?: boolean;
};
export type GetCatalogApiResponse =
  /** status 200 The catalog and its garments, sorted by number. */ CatalogWithGarments;
export type GetCatalogApiArg = {
  /** The catalog's id. */
  catalogId: string;
  /** The price list; missing or empty, the plain prices. Another's list is 403 for non-admins. */
  pl?: string;
};
export type DownloadCatalogDesignApiResponse =
  /** status 200 The text, in UTF-8. */ Blob;
export type DownloadCatalogDesignApiArg = {
  /** The catalog's id. */
  id: string;
  /** The price list; missing or empty, the plain prices. Another's list is 403 for non-admins. */
  pl?: string;
};
export type DownloadCatalogStockPdfApiResponse =
  /** status 200 The PDF's bytes. */ Blob;
export type DownloadCatalogStockPdfApiArg = {
  /** The catalog's id. */
  id: string;
  /** The price list; missing or empty, the plain prices. Another's list is 403 for non-admins. */
  pl?: string;
};
export type DownloadCatalogPdfApiResponse =
  /** status 200 The PDF's bytes. */ Blob;
export type DownloadCatalogPdfApiArg = {
  /** The catalog's id. */
  id: string;
  /** The price list; missing or empty, the plain prices. Another's list is 403 for non-admins. */
  pl?: string;
};
export type UploadGarmentsApiResponse =
  /** status 200 Added, or refused with every bad row. */ GarmentsResult;
export type UploadGarmentsApiArg = {
  uploadGarmentsForm: UploadGarmentsForm;
};
export type EditGarmentsApiResponse =
  /** status 200 Changed, or refused with every bad row. */ GarmentsResult;
export type EditGarmentsApiArg = {
  editGarmentsForm: EditGarmentsForm;
};
export type DeleteGarmentsApiResponse =
  /** status 200 Deleted, or refused with every bad row. */ GarmentsResult;
export type DeleteGarmentsApiArg = {
  deleteGarmentsForm: DeleteGarmentsForm;
};
export type SetCatalogForUserApiResponse =
  /** status 200 Enabled or disabled. */ CommandResult;
export type SetCatalogForUserApiArg = {
  catalogForUserRequest: CatalogForUserRequest;
};
export type SetCatalogForUsersApiResponse =
  /** status 200 Enabled or disabled. */ CatalogForUsersResult;
export type SetCatalogForUsersApiArg = {
  catalogForUsersRequest: CatalogForUsersRequest;
};
export type UploadImagesApiResponse =
  /** status 200 The task has started, or no picture was taken. */ TaskStartedResult;
export type UploadImagesApiArg = {
  imagesForm: ImagesForm;
};
export type UploadColorsApiResponse =
  /** status 200 The task has started, or no swatch was taken. */ TaskStartedResult;
export type UploadColorsApiArg = {
  imagesForm: ImagesForm;
};
export type UploadStockApiResponse =
  /** status 200 The task has started, or the file was refused in words. */ TaskStartedResult;
export type UploadStockApiArg = {
  stockForm: StockForm;
};
export type GetTaskStatusApiResponse =
  /** status 200 The task's state. */ TaskStatusResult;
export type GetTaskStatusApiArg = {
  /** The bare task id, as in `task_id`. */
  id: string;
};
export type RemoveStocksApiResponse =
  /** status 200 Removed or being removed, or refused in words. */ TaskStartedResult;
export type RemoveStocksApiArg = void;
export type SyncStocksApiResponse =
  /** status 200 Requested, or refused in words. */ TaskStartedResult;
export type SyncStocksApiArg = {
  syncStocksRequest: SyncStocksRequest;
};
export type ListTasksApiResponse = /** status 200 The tasks. */ TaskListResult;
export type ListTasksApiArg = {
  /** Optional and additive. Keeps the tasks that update this catalog. */
  catalog?: string;
};
export type RetryTaskApiResponse =
  /** status 200 Queued again, or refused in words. */ CommandResult;
export type RetryTaskApiArg = {
  /** The bare task id, as in `task_id`. */
  id: string;
};
export type DownloadTaskErrorsApiResponse =
  /** status 200 The text, in UTF-8. */ Blob;
export type DownloadTaskErrorsApiArg = {
  /** The bare task id, as in `task_id`. */
  id: string;
};
export type CommandStatus = "success" | "error";
export type CommandResult = {
  status: CommandStatus;
  /** On a refusal, a sentence for the person. */
  error?: string;
};
export type ProblemError = {
  /** The field, as a JSON pointer. */
  path: string;
  /** What is wrong there. */
  message: string;
};
export type Problem = {
  /** The kind of problem. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** A sentence that the client shows to the person. */
  detail: string;
  /** Where the request does not fit the schema. */
  errors?: ProblemError[];
  /** The id to quote when asking for help. */
  request_id?: string;
};
export type LoginRequest = {
  /** The email, compared without case. */
  username: string;
  /** The password. */
  password: string;
};
export type PasswordByLinkResult = {
  status: CommandStatus;
  /** On success, the email to sign in with. */
  username?: string;
  /** On success, the order that the mail was about, if any. */
  order_id?: string;
  /** On a refusal, a sentence for the person. */
  error?: string;
};
export type SetPasswordByLinkRequest = {
  /** The part of the link after `#`. */
  token: string;
  /** The new password. */
  password: string;
};
export type RequestPasswordLinkRequest = {
  /** The email, compared without case. */
  username: string;
  /** The browser's language, as in fr-FR; for the mail to a person without a language of their own. */
  language?: string;
};
export type Role = "admin" | "agent" | "wls" | "app";
export type MailLanguage = "en" | "de" | "es" | "fr" | "it" | "nl";
export type UserAddress = {
  /** The address's own SAP id; what `address` and `address_id` name. */
  sap_id: string;
  /** The name at the address. */
  name1: string;
  /** Street and town in one text. */
  address: string;
};
export type SalesOrganization = {
  /** The sales organization's code. */
  sales_organization: string;
  /** The channel's code; `FR` filters the addresses to choose from. */
  channel: string;
};
export type User = {
  /** Opaque id. */
  id: string;
  /** The person's or the shop's name. */
  name: string;
  /** The email, which is the username. */
  email: string;
  /** The user's roles. */
  roles: Role[];
  /** The customer's number in the ERP, normalised; null when unassigned. */
  sap_id: string | null;
  /** Ids of the catalogs enabled for the user. */
  catalogs: string[];
  /** How many catalogs are enabled for the user. */
  num_catalogs: number;
  /** Ids of the agents whose customer this is. */
  agents: string[];
  /** Notes; empty when unset. */
  extra_info: string;
  /** The warehouse whose stock the customer sees. */
  warehouse: string;
  /** The customer's price list; null means the plain prices. */
  pricelist: string | null;
  /** Wholesale (true) or Store (false). */
  is_wholesale: boolean;
  language?: MailLanguage;
  /** How many orders the user has as a customer or sells as an agent; on request (`include_num_orders`). */
  num_orders?: number;
  /** Delivery addresses; on request (`include_addresses`), always in `getMe`. */
  addresses?: UserAddress[];
  /** Sales organizations with their channels; on request (`include_salesorg`), always in `getMe`. */
  sales_organizations?: SalesOrganization[];
  /** In `getMe` alone: the operationIds that this host has beyond the specified calls; a page hides what needs another one. A host without the field has the specified calls only. */
  capabilities?: string[];
};
export type UpdateResult = {
  status: CommandStatus;
  /** On a refusal, a sentence for the person. */
  error?: string;
  /** On success, the order's new version. */
  version?: number;
  /** Optional and additive; clients must live without it. What the saved order adds up to, in major units. */
  total_price?: number;
};
export type UpdateOrderRequest = {
  /** The order's id. */
  id: string;
  /** The quantities, flattened to a map of sku to pieces. 0 removes the line, as does leaving it out. An unknown sku refuses the whole save. */
  lines: {
    [key: string]: number;
  };
  /** Codes of colors or sizes, kept as sent; an unknown code refuses the whole save. */
  wanted: string[];
  /** The preferred delivery date in epoch seconds; null unsets it, left out it stays. A past one is refused by the client only. */
  service_date?: number | null;
  /** Optional and additive: clients send it only to a host whose orders have `line_prices`. True prices every line anew; otherwise only the lines that the save adds or changes. */
  take_prices?: boolean;
  /** The version that the edit began from. A stale one is 409; without it the last write wins. */
  version?: number;
};
export type FinishOrderRequest = {
  /** The order's id. */
  id: string;
  /** Whether the customer has finished the order. */
  customer_finished: boolean;
};
export type OrderNoteRequest = {
  /** The order's id. */
  id: string;
  /** The note for everybody who sees the order. */
  note?: string;
  /** The note for agents and admins. */
  staff_note?: string;
};
export type DropWindow = {
  /** The drop's name. */
  drop: string;
  /** When it is delivered, such as 15 Jan to 15 Feb 2027. */
  text: string;
};
export type CustomerPapers = {
  /** The number for value added tax. */
  vat_id?: string;
  /** The address of the invoice, in lines. */
  bill_to?: string;
  /** Whom to ask. */
  contact?: string;
  /** The phone number. */
  phone?: string;
  /** When and how is paid. */
  payment_terms?: string;
};
export type OrderPapers = {
  /** The buyer's own number of the order. */
  buyer_number: string;
  /** A discount on the total in percent. */
  discount_percent: number | null;
  /** A discount as an amount. */
  discount_amount: number | null;
  /** What freight costs. */
  freight: number | null;
  /** Value added tax on the total less the discount plus freight, in percent. */
  vat_percent?: number | null;
  /** What is to be said about tax. */
  tax_note: string;
  /** The delivery terms, such as an Incoterms rule. */
  delivery_terms?: string;
  /** After which day what is not delivered may be cancelled, in epoch seconds. */
  cancel_date?: number | null;
  /** When drops are delivered; the answer has one for each drop of the order. */
  windows: DropWindow[];
  customer?: CustomerPapers;
};
export type OrderPapersRequest = {
  /** The order's id. */
  id: string;
  /** The buyer's own number of the order. */
  buyer_number?: string;
  /** A discount on the total in percent. */
  discount_percent?: number | null;
  /** A discount as an amount. */
  discount_amount?: number | null;
  /** What freight costs. */
  freight?: number | null;
  /** Value added tax on the total less the discount plus freight, in percent. */
  vat_percent?: number | null;
  /** What is to be said about tax. */
  tax_note?: string;
  /** The delivery terms, such as an Incoterms rule. */
  delivery_terms?: string;
  /** After which day what is not delivered may be cancelled, in epoch seconds. */
  cancel_date?: number | null;
  /** When drops are delivered; the answer has one for each drop of the order. */
  windows?: DropWindow[];
  customer?: CustomerPapers;
};
export type OrderCustomer = {
  /** The customer's user id. */
  id: string;
  /** The customer's name. */
  name: string;
  /** Optional and additive: the customer's number in the ERP, or null. */
  sap_id?: string | null;
  /** The customer's delivery addresses; only the order's own for an agent who still sells the order but has lost its customer. */
  addresses: UserAddress[];
  /** The customer's sales organizations; only the order's own for such an agent. */
  sales_organizations: SalesOrganization[];
};
export type OrderCatalog = {
  /** The catalog's id. */
  id: string;
  /** The catalog's name. */
  name: string;
  /** The catalog's season. */
  season: string;
  /** The catalog's currency (ISO 4217). */
  currency: string;
};
export type CatalogType = "initial" | "repo" | "return";
export type OrderSeller = {
  /** The agent's user id. */
  id: string;
  /** The agent's name. */
  name: string;
} | null;
export type GarmentColor = {
  /** The color's number, 3 characters, as `000`. */
  number: string;
  /** The color's name. */
  name: string;
  /** Optional and additive. The brand's own code of the color, to show instead of `number`; left out when there is none. */
  code?: string;
};
export type Sku = {
  /** Generic + color + size, as `WJM123000M`, unless the file named another. */
  sku: string;
  /** Its EAN (GTIN) of 8, 12, 13 or 14 digits; left out when unknown. */
  ean?: string;
  /** Optional and additive. The brand's own code of it, to show instead of `sku`; left out when there is none. */
  own_sku?: string;
  /** The color's number. */
  color: string;
  /** The size. */
  size: string;
  /** Pieces in stock, in the customer's warehouse when it is shown to a customer. */
  stock: number;
  /** Pieces in the order as last saved; 0 in a catalog's preview. */
  quantity: number;
};
export type Garment = {
  /** The garment's reference, 6 characters, as `WJM123`. */
  generic: string;
  /** The number by which garments are sorted. */
  number: string;
  /** Optional and additive. The brand's own code of the style; left out when there is none. `number` is this code unless the file gave another. */
  style_code?: string;
  /** The garment's name. */
  name: string;
  /** The drop; empty when unset. */
  drop: string;
  /** The collection; empty when unset. */
  collection: string;
  /** Where it is made; empty when unset. */
  made_in: string;
  /** A short description; empty when unset. */
  description: string;
  /** The fabrics; empty when unset. */
  composition: string;
  /** A long description; empty when unset. */
  large_description: string;
  /** Wholesale price in major units, at most two decimals; never null. */
  wh_price: number;
  /** Suggested retail price in major units, at most two decimals; never null. */
  rt_price: number;
  /** The currency of both prices (ISO 4217). */
  currency: string;
  /** Whether its stock is tracked. */
  with_stocks: boolean;
  /** The fewest pieces of it that an order should have, in all colors and sizes together; absent for no minimum. */
  min_quantity?: number;
  /** Each quantity of it should be a multiple of this many pieces; absent for any. */
  multiple?: number;
  /** When the oldest of its stock figures was brought up to date, in epoch seconds; null when nothing is known of
    them, or its stock is not tracked. A host that does not know leaves it out.
     */
  stock_updated?: number | null;
  /** The sizes, in the order in which they are shown. */
  sizes: string[];
  /** The colors. */
  colors: GarmentColor[];
  /** Every color and size that exists. */
  skus: Sku[];
  /** How many extra pictures each color has, by the color's number. */
  pictures: {
    [key: string]: number;
  };
  /** Optional and additive; clients must live without it. The tags of its pictures' contents, by their addresses
    below `/images/` without `.jpg`, as in `thumbnails/WJM123`: the picture is at `/images/thumbnails/WJM123.<tag>.jpg`
    too, which never changes and may be kept for good. Pictures that are left out have their documented address only.
     */
  picture_tags?: {
    [key: string]: string;
  };
};
export type OrderLines = {
  [key: string]: {
    [key: string]: number;
  };
};
export type Order = {
  /** Opaque id. */
  id: string;
  /** The order's name. */
  name: string;
  customer: OrderCustomer;
  /** 0 open, 1 in the ERP, 2 and 3 sent, 99 error, any other unknown. */
  sap_status: number;
  /** Whether the customer has marked the order as finished. */
  finished: boolean;
  catalog: OrderCatalog;
  catalog_type: CatalogType;
  seller: OrderSeller;
  /** The sales organization; empty when unset. */
  sales_organization: string;
  /** The channel; empty when unset. */
  channel: string;
  /** The SAP id of the delivery address; empty when unset. */
  address_id: string;
  /** How many pieces are ordered. */
  items_count: number;
  /** Sum in major units, at most two decimals, priced by the customer's price list at the time the lines were saved. */
  total_price: number;
  /** The currency of `total_price` (ISO 4217). */
  currency: string;
  /** When it was created, in epoch seconds. */
  created: number;
  /** The preferred delivery date in epoch seconds; null when unset. */
  service_date: number | null;
  /** Grows with every write. */
  version: number;
  /** Optional and additive; clients must live without it. When it was last edited, in epoch seconds. */
  edited?: number;
  /** Optional and additive; clients must live without it. The ERP's own words when `sap_status` is 99, null otherwise. */
  erp_message?: string | null;
  /** Optional and additive; a host that keeps no notes leaves it out. The note for everybody who sees the order; empty when there is none. */
  note?: string;
  /** Optional and additive. The note for agents and admins; left out when there is none, and for customers always. */
  staff_note?: string;
  /** Always equal to `finished`. */
  customer_finished: boolean;
  /** Whether the order can be finished only when it meets the minimums and multiples of its garments; a host without them leaves it out. */
  requires_minimums?: boolean;
  /** The garments of the order's catalog, sorted by `number`. */
  garments: Garment[];
  lines: OrderLines;
  /** Codes that the customer wants but is not sure of: generic + color (`WJM123000`), or generic + color + size (`WJM123000M`). */
  wanted: string[];
  /** Optional and additive; clients must live without it. The wholesale price that each line was saved at, in major units, by sku. It is what the line costs until a save changes its quantity or takes today's prices; the garments of an open order have today's. */
  line_prices?: {
    [key: string]: number;
  };
};
export type OrderCreatedResult = {
  status: CommandStatus;
  /** On success, the new order's id. */
  order_id?: string;
  /** On a refusal, a sentence for the person. */
  error?: string;
};
export type CreateOrderLinkRequest = {
  /** The name of a customer who is new. */
  customer_name: string;
  /** The customer's email, compared without case; an unknown one becomes a new customer of the seller. */
  customer_email: string;
  /** The seller's user id; left out, the caller. */
  seller?: string;
  /** Wholesale (true) or Store (false), of a customer who is new. */
  is_wholesale?: boolean;
  /** Whether the customer is sent the link. */
  send_email?: boolean;
  /** The catalog's id. */
  catalog: string;
};
export type CreateOrderRequest = {
  /** The customer's user id; left out, the caller. Admins for anyone, agents for their own customers. */
  customer?: string;
  /** The order's name. */
  title: string;
  /** The catalog's id. */
  catalog: string;
  /** The SAP id of one of the customer's addresses; left out or empty, unset. */
  address?: string;
  /** One of the customer's sales organizations; left out or empty, unset. */
  sales_organization?: string;
  /** The channel of that sales organization; left out or empty, unset. */
  channel?: string;
};
export type OrderIdRequest = {
  /** The order's id. */
  id: string;
};
export type UpdateOrderAddressRequest = {
  /** The order's id. */
  id: string;
  /** The order's name. */
  name: string;
  /** The SAP id of one of the customer's addresses; empty unsets it. */
  address?: string;
  /** One of the customer's sales organizations; empty unsets it. */
  sales_organization?: string;
  /** The channel of that sales organization; empty unsets it. */
  channel?: string;
};
export type CopyResult = {
  status: CommandStatus;
  /** On success, the copy's id. */
  order_id?: string;
  /** On a refusal, a sentence for the person. */
  error?: string;
  /** Optional. The skus that were left out because they are gone. */
  skipped?: string[];
};
export type CopyOrderRequest = {
  /** The id of the order to copy. */
  source: string;
  /** The user id of the copy's customer. */
  customer_id: string;
  /** The copy's name. */
  title: string;
  /** The SAP id of one of the customer's addresses; left out or empty, unset. */
  address?: string;
  /** One of the customer's sales organizations; left out or empty, unset. */
  sales_organization?: string;
  /** The channel of that sales organization; left out or empty, unset. */
  channel?: string;
};
export type OrderSummary = {
  /** Opaque id. */
  id: string;
  /** The order's name. */
  name: string;
  customer: OrderCustomer;
  /** 0 open, 1 in the ERP, 2 and 3 sent, 99 error, any other unknown. */
  sap_status: number;
  /** Whether the customer has marked the order as finished. */
  finished: boolean;
  catalog: OrderCatalog;
  catalog_type: CatalogType;
  seller: OrderSeller;
  /** The sales organization; empty when unset. */
  sales_organization: string;
  /** The channel; empty when unset. */
  channel: string;
  /** The SAP id of the delivery address; empty when unset. */
  address_id: string;
  /** How many pieces are ordered. */
  items_count: number;
  /** Sum in major units, at most two decimals, priced by the customer's price list at the time the lines were saved. */
  total_price: number;
  /** The currency of `total_price` (ISO 4217). */
  currency: string;
  /** When it was created, in epoch seconds. */
  created: number;
  /** The preferred delivery date in epoch seconds; null when unset. */
  service_date: number | null;
  /** Grows with every write. */
  version: number;
  /** Optional and additive; clients must live without it. When it was last edited, in epoch seconds. */
  edited?: number;
  /** Optional and additive; clients must live without it. The ERP's own words when `sap_status` is 99, null otherwise. */
  erp_message?: string | null;
  /** Optional and additive; a host that keeps no notes leaves it out. The note for everybody who sees the order; empty when there is none. */
  note?: string;
  /** Optional and additive. The note for agents and admins; left out when there is none, and for customers always. */
  staff_note?: string;
};
export type OrderListResult = {
  status: CommandStatus;
  /** The orders. */
  orders: OrderSummary[];
  /** Optional and additive. Only with `limit`, and only when more orders follow; send it as `cursor`. */
  next_cursor?: string;
  /** Optional and additive. What this list has seen, to be sent as `changed_since`; opaque. */
  as_of?: string;
  /** Optional and additive. Only with `changed_since`: the ids that are no longer in the list, if they ever were.
   */
  gone?: string[];
};
export type OverviewRow = {
  /** What the row is about: a season, a day's number from 0, a status, a code, or the id of a catalog or user; empty for orders without it. Once per currency. */
  id: string;
  /** Its text for people; empty for orders without it. */
  label: string;
  /** The currency of the amounts (ISO 4217); empty in `stock`, which has none. */
  currency: string;
  /** How many orders; null in the tiles that add up lines. */
  orders: number | null;
  /** Optional and additive, how many orders in the season before; left out where lines are added up. */
  before_orders?: number;
  /** How many pieces. */
  pieces: number;
  /** Their amount in major units, at the prices of the orders. */
  amount: number;
  /** How many pieces in the season before. */
  before_pieces: number;
  /** Their amount. */
  before_amount: number;
  /** In `stock` only, the pieces that the warehouse has. */
  stock?: number;
};
export type OverviewResult = {
  /** Days in their order, sizes from small to large, everything else as the tile ranks it. */
  rows: OverviewRow[];
  /** Optional and additive. In epoch seconds, since when changes may be missing in these figures: the host has read them from a copy of its database that is behind. Without it they are of the present. */
  as_of?: number;
};
export type OverviewTile =
  | "seasons"
  | "days"
  | "status"
  | "sellers"
  | "catalogs"
  | "drops"
  | "places"
  | "garments"
  | "slow_garments"
  | "colors"
  | "slow_colors"
  | "sizes"
  | "late"
  | "stock";
export type GarmentCell = {
  /** The color, as in `colors`. */
  color: string;
  /** The size. */
  size: string;
  /** How many pieces. */
  pieces: number;
};
export type GarmentSum = {
  /** The state, or the customer's id. */
  id: string;
  /** The state, or the customer's name. */
  label: string;
  /** The currency (ISO 4217). */
  currency: string;
  /** How many orders have it. */
  orders: number;
  /** How many pieces. */
  pieces: number;
  /** Their amount in major units, at the prices of the orders. */
  amount: number;
};
export type GarmentOrders = {
  /** The garment's reference. */
  generic: string;
  /** Its number, and its name, as its newest catalog has them. */
  number: string;
  /** Its name. */
  name: string;
  /** The seasons whose catalogs have it, newest first. */
  seasons: string[];
  /** The catalogs that have it and whose orders count, newest season first. */
  catalogs: {
    /** The catalog's id. */
    id: string;
    /** Its name. */
    name: string;
    /** Its season. */
    season: string;
    /** Its currency (ISO 4217). */
    currency: string;
  }[];
  /** Its colors by number and name, as the filter `colors` of `listOrders` takes them. */
  colors: string[];
  /** Its sizes, from small to large. */
  sizes: string[];
  /** What is on offer or was ordered, by color and size. */
  cells: GarmentCell[];
  /** By the state of the order, each order in one (`open`, `finished` by its customer, `in_sap`, `sent`, `error`, `unknown`) and by currency. */
  statuses: GarmentSum[];
  /** By customer and currency, those with the most pieces first. */
  customers: GarmentSum[];
  /** Where stock is tracked, what the warehouses have; for agents their own warehouse and those of their customers. */
  stocks: {
    /** The warehouse. */
    warehouse: string;
    /** When its oldest figure was updated, in epoch seconds. */
    updated: number;
    /** Its pieces by color and size. */
    cells: GarmentCell[];
  }[];
  /** As in OverviewResult. */
  as_of?: number;
};
export type FoundThing = {
  /** What it is. */
  kind: "order" | "customer" | "catalog" | "garment";
  /** Its id; of a garment, its generic. */
  id: string;
  /** Its name for people. */
  label: string;
  /** What tells it from others of the same name. */
  detail: string;
  /** Of a garment only, the id of its catalog. */
  catalog_id?: string;
};
export type FindResult = {
  /** The best of each kind first. */
  results: FoundThing[];
  /** Optional: how many of each kind match, also those that are not listed; a kind left out has none. */
  totals?: {
    /** Matching orders. */
    order?: number;
    /** Matching customers. */
    customer?: number;
    /** Matching catalogs. */
    catalog?: number;
    /** Matching garments. */
    garment?: number;
  };
};
export type PresenceResult = {
  /** The others who have it open, by name; never the caller. */
  others: {
    /** The person's user id. */
    id: string;
    /** The person's name. */
    name: string;
  }[];
  /** The order's current version. */
  version: number;
};
export type OrderEventActor = {
  /** The person's user id. */
  id: string;
  /** The person's name. */
  name: string;
} | null;
export type OrderEventKind =
  | "created"
  | "copied"
  | "link_sent"
  | "changed"
  | "finished"
  | "reopened"
  | "edited"
  | "sent"
  | "accepted"
  | "rejected"
  | "unlocked"
  | "kept"
  | "deleted"
  | "restored"
  | "handed_over"
  | "noted"
  | "staff_noted"
  | "papers";
export type OrderEvent = {
  /** Opaque id. */
  id: string;
  /** When, in epoch seconds. */
  at: number;
  actor: OrderEventActor;
  kind: OrderEventKind;
  /** A sentence for the person, which names who did it. */
  text: string;
};
export type OrderEventsResult = {
  /** What happened, the latest first. */
  events: OrderEvent[];
};
export type DownloadOrderListRequest = {
  /** Ids of orders, in the order of the rows. */
  orders: string[];
};
export type TaskStartedStatus = "success" | "ok_failed" | "error";
export type TaskStartedResult = {
  status: TaskStartedStatus;
  /** The task's bare id, to be polled with `getTaskStatus`. */
  task_id?: string;
  /** On a refusal, a sentence for the person. */
  error?: string;
  /** A line for each file that was left out, as 'WJM123.jpg and what is wrong with it'. */
  errors?: string[];
};
export type OrderTaskAction =
  "send" | "finish" | "service_date" | "delete" | "restore" | "excel" | "pdf";
export type StartOrderTaskRequest = {
  action: OrderTaskAction;
  /** Ids of orders, in the order in which they are worked on. */
  orders: string[];
  /** Chosen by the client for this request; the same one starts nothing twice. */
  key: string;
  /** Required for the action `service_date`, ignored by the others: the new delivery date in epoch seconds; null
    clears it.
     */
  service_date?: number | null;
};
export type ShortOrder = {
  /** The order's id. */
  id: string;
  /** How many pieces are not in stock. */
  pieces: number;
  /** Of how many skus. */
  skus: number;
  /** The warehouse whose stock this is. */
  warehouse: string;
  /** When the oldest of these stock figures was brought up to date, in epoch seconds; null when nothing is known
    of them.
     */
  stock_updated: number | null;
};
export type OrderStockResult = {
  /** In the order of the request; those that the stock covers are left out. */
  orders: ShortOrder[];
};
export type CheckOrderStockRequest = {
  /** Ids of orders, in the order in which they would be sent. */
  orders: string[];
};
export type TaskStatus = "created" | "WIP" | "failed" | "done";
export type OrderTaskSummary = {
  /** The task's bare id. */
  task_id: string;
  action: OrderTaskAction;
  status: TaskStatus;
  /** Percent done. */
  progress: number;
  /** Why it failed; null otherwise. */
  error: string | null;
  /** When it was started. */
  created: number;
  /** How many orders it is about. */
  count: number;
  /** Orders that it was done to. */
  done: number;
  /** Orders that a rule refused. */
  refused: number;
  /** Orders with nothing to do or to see. */
  skipped: number;
};
export type OrderTaskListResult = {
  /** The newest first. */
  tasks: OrderTaskSummary[];
};
export type OrderView = {
  /** Opaque id. */
  id: string;
  /** What the person calls it. */
  name: string;
  /** The query of the list in the address, after the question mark: filters, sort and columns. */
  query: string;
  /** Whether all staff may open it. */
  is_shared: boolean;
  /** Whether the caller made it. */
  is_own: boolean;
  /** Whether the caller's list opens with it. */
  is_start: boolean;
};
export type OrderViewListResult = {
  /** By name. */
  views: OrderView[];
};
export type SaveOrderViewResult = {
  status: CommandStatus;
  /** The id of the saved view. */
  id?: string;
  /** On a refusal, a sentence for the person. */
  error?: string;
};
export type SaveOrderViewRequest = {
  /** The view to change; left out, a new one. */
  id?: string;
  /** What the person calls it. */
  name: string;
  /** As in `OrderView`. */
  query: string;
  /** Whether all staff may open it. */
  is_shared: boolean;
};
export type OrderViewIdRequest = {
  /** The id of the view. */
  id: string;
};
export type StartOrderViewRequest = {
  /** The id of the view; null for none. */
  id: string | null;
};
export type OrderOutcome = "waiting" | "done" | "refused" | "skipped";
export type OrderTaskLine = {
  /** The order's id. */
  id: string;
  /** The order's name when the task was started; '' when it may not be seen. */
  name: string;
  /** Its customer's name; '' when the order may not be seen. */
  customer: string;
  outcome: OrderOutcome;
  /** Why it was refused or skipped, in a sentence; else null. */
  reason: string | null;
};
export type OrderTaskReport = {
  /** The task's bare id. */
  task_id: string;
  action: OrderTaskAction;
  status: TaskStatus;
  /** Percent done. */
  progress: number;
  /** Why it failed; null otherwise. */
  error: string | null;
  /** When it was started. */
  created: number;
  /** A line for each order, in the order of the request. */
  orders: OrderTaskLine[];
};
export type UserList = User[];
export type CustomerGroup = {
  /** Opaque id. */
  id: string;
  /** What its owner calls it. */
  name: string;
  /** The name of the person who made it. */
  owner: string;
  /** The ids of its customers whom the caller may see. */
  members: string[];
  /** Whether all staff may use it. */
  is_shared: boolean;
  /** Whether the caller made it. */
  is_own: boolean;
};
export type CustomerGroupListResult = {
  /** By name. */
  groups: CustomerGroup[];
};
export type SaveCustomerGroupResult = {
  status: CommandStatus;
  /** The id of the saved group. */
  id?: string;
  /** On a refusal, a sentence for the person. */
  error?: string;
};
export type CustomerIds = string[];
export type SaveCustomerGroupRequest = {
  /** The group to change; left out, a new one. */
  id?: string;
  /** What its owner calls it. */
  name: string;
  /** Whether all staff may use it. */
  is_shared: boolean;
  members?: CustomerIds;
};
export type CustomerGroupMembersRequest = {
  /** The id of the group. */
  id: string;
  add: CustomerIds;
  remove: CustomerIds;
};
export type CustomerGroupIdRequest = {
  /** The id of the group. */
  id: string;
};
export type CustomerTaskAction = "catalogs" | "agents" | "pricelist";
export type StartCustomerTaskRequest = {
  action: CustomerTaskAction;
  /** Ids of customers, in the order in which they are worked on. */
  customers: string[];
  /** Chosen by the client for this request; the same one starts nothing twice. */
  key: string;
  /** Required for the action `catalogs`, ignored by the others. */
  catalogs?: string[];
  /** Required for the action `agents`, ignored by the others; they replace the present agents. */
  agents?: string[];
  /** Required for the action `pricelist`, ignored by the others; null is none. */
  pricelist?: string | null;
};
export type CustomerTaskSummary = {
  /** Opaque id. */
  task_id: string;
  action: CustomerTaskAction;
  status: TaskStatus;
  /** Percent done. */
  progress: number;
  /** Why it failed; null otherwise. */
  error: string | null;
  /** When it was created, in epoch seconds. */
  created: number;
  /** Of how many customers. */
  count: number;
  /** How many were changed. */
  done: number;
  /** How many a rule refused. */
  refused: number;
  /** How many there was nothing to do for or to see of. */
  skipped: number;
};
export type CustomerTaskListResult = {
  /** The newest first. */
  tasks: CustomerTaskSummary[];
};
export type CustomerTaskLine = {
  /** The customer's id. */
  id: string;
  /** The customer's name when the task was started; '' when they may not be seen. */
  name: string;
  outcome: OrderOutcome;
  /** Why it was refused or skipped, in a sentence; else null. */
  reason: string | null;
};
export type CustomerTaskReport = {
  /** Opaque id. */
  task_id: string;
  action: CustomerTaskAction;
  status: TaskStatus;
  /** Percent done. */
  progress: number;
  /** Why it failed; null otherwise. */
  error: string | null;
  /** When it was created, in epoch seconds. */
  created: number;
  /** In the order of the request. */
  customers: CustomerTaskLine[];
};
export type CustomerFigures = {
  /** The season of the amounts; null without a catalog. */
  season: string | null;
  /** Every customer that the caller may see. */
  customers: {
    /** The customer's id. */
    id: string;
    /** How many orders are open. */
    open_orders: number;
    /** When the newest order was created, in epoch seconds; null without orders. */
    last_order: number | null;
    /** What was ordered in the season, one entry for each currency. */
    amounts: {
      /** The currency (ISO 4217). */
      currency: string;
      /** The amount, in major units. */
      amount: number;
    }[];
  }[];
};
export type UserCreatedResult = {
  status: CommandStatus;
  /** On success, the new user's id. */
  user_id?: string;
  /** On a refusal, a sentence for the person. */
  error?: string;
};
export type CreateUserRequest = {
  /** The person's or the shop's name. */
  name: string;
  /** The email, which is the username. */
  email: string;
  /** Wholesale (true) or Store (false). */
  is_wholesale?: boolean;
  /** Whether the server sends an invitation. */
  send_email?: boolean;
  /** The customer's number in the ERP, normalised by the server; null or empty, unassigned. */
  sap_id?: string | null;
  /** The user's roles. */
  roles?: Role[];
  /** Ids of the catalogs to enable for the user. */
  catalogs?: string[];
  /** The warehouse; left out or empty, the creating agent's own, or 0001 when an admin creates. */
  warehouse?: string;
  /** The price list; left out, null or empty, none (the plain prices). */
  pricelist?: string | null;
  /** Notes. */
  extra_info?: string;
  language?: MailLanguage;
};
export type HandoverResult = {
  status: CommandStatus;
  /** On a refusal, a sentence for the person. */
  error?: string;
  /** Optional. True when the refusal is for want of `handover`, so that a client can ask for it. */
  needs_handover?: boolean;
};
export type UpdateUserRequest = {
  /** The user's id. */
  id: string;
  /** The person's or the shop's name. */
  name?: string;
  /** The email, which is the username. */
  email?: string;
  /** The user's roles. */
  roles?: Role[];
  /** The customer's number in the ERP, normalised by the server; null or empty clears it. */
  sap_id?: string | null;
  /** Ids of the catalogs enabled for the user. */
  catalogs?: string[];
  /** The language of the mails to this person; null when none is chosen. */
  language?: ("en" | "de" | "es" | "fr" | "it" | "nl" | null) | null;
  /** Notes. */
  extra_info?: string;
  /** The warehouse; empty, as for a new user. */
  warehouse?: string;
  /** The price list; null or empty, none (the plain prices). */
  pricelist?: string | null;
  /** Optional. Ids of the agents who take over from an agent who loses the role: the first named gets the orders, each gets the customers. Looked at only then, and needed when the agent has any. */
  handover?: string[];
};
export type UpdateUserRequestRead = {
  /** The user's id. */
  id: string;
  /** The person's or the shop's name. */
  name?: string;
  /** The email, which is the username. */
  email?: string;
  /** The user's roles. */
  roles?: Role[];
  /** The customer's number in the ERP, normalised by the server; null or empty clears it. */
  sap_id?: string | null;
  /** Ids of the catalogs enabled for the user. */
  catalogs?: string[];
  /** The language of the mails to this person; null when none is chosen. */
  language?: ("en" | "de" | "es" | "fr" | "it" | "nl" | null) | null;
  /** Notes. */
  extra_info?: string;
  /** The warehouse; empty, as for a new user. */
  warehouse?: string;
  /** The price list; null or empty, none (the plain prices). */
  pricelist?: string | null;
  /** Optional. Ids of the agents who take over from an agent who loses the role: the first named gets the orders, each gets the customers. Looked at only then, and needed when the agent has any. */
  handover?: string[];
  /** Taken and ignored. */
  num_catalogs?: number;
  /** Taken and ignored. */
  agents?: string[];
  /** Taken and ignored. */
  is_wholesale?: boolean;
  /** Taken and ignored. */
  num_orders?: number;
  /** Taken and ignored. */
  addresses?: UserAddress[];
  /** Taken and ignored. */
  sales_organizations?: SalesOrganization[];
};
export type DeleteUserRequest = {
  /** The user's id. */
  id: string;
  /** Ids of the agents who take over from an agent: the first named gets the orders, each gets the customers. Needed when the agent has any. */
  handover?: string[];
  /** Orders are always kept, so that only `false` is taken. */
  delete_orders?: false;
};
export type DeleteUserRequestRead = {
  /** The user's id. */
  id: string;
  /** Ids of the agents who take over from an agent: the first named gets the orders, each gets the customers. Needed when the agent has any. */
  handover?: string[];
  /** Orders are always kept, so that only `false` is taken. */
  delete_orders?: false;
  /** Taken and ignored. */
  name?: string;
  /** Taken and ignored. */
  email?: string;
  /** Taken and ignored. */
  roles?: Role[];
  /** Taken and ignored. */
  sap_id?: string | null;
  /** Taken and ignored. */
  catalogs?: string[];
  /** Taken and ignored. */
  num_catalogs?: number;
  /** Taken and ignored. */
  agents?: string[];
  /** Taken and ignored. */
  extra_info?: string;
  /** Taken and ignored. */
  warehouse?: string;
  /** Taken and ignored. */
  pricelist?: string | null;
  /** Taken and ignored. */
  is_wholesale?: boolean;
  /** Taken and ignored. */
  num_orders?: number;
  /** Taken and ignored. */
  addresses?: UserAddress[];
  /** Taken and ignored. */
  sales_organizations?: SalesOrganization[];
};
export type SetUserRolesRequest = {
  /** The user's id. */
  id: string;
  /** All the roles that the user shall have. */
  roles: Role[];
  /** Optional. Ids of the agents who take over from an agent who loses the role: the first named gets the orders, each gets the customers. Looked at only then, and needed when the agent has any. */
  handover?: string[];
};
export type SetUserAgentsRequest = {
  /** The customer's user id. */
  id: string;
  /** Ids of all the agents that the customer shall have. */
  agents: string[];
};
export type SetUserSapIdRequest = {
  /** The user's id. */
  id: string;
  /** The SAP id, normalised by the server; null or empty clears it. */
  sap_id: string | null;
};
export type SetUserPasswordRequest = {
  /** The user's id. */
  id: string;
  /** The new password. */
  password: string;
  /** The current password. Required for one's own account; not looked at for somebody else's. */
  current_password?: string;
};
export type SendInvitationRequest = {
  /** The user's id. */
  id: string;
};
export type CreatedUser = {
  /** The user's id. */
  id: string;
  /** The person's or the shop's name. */
  name: string;
  /** The email, which is the username. */
  email: string;
};
export type RowNote = {
  /** The row as the spreadsheet counts; the header is row 1. */
  row: number;
  /** The column's name in the header; '' for whole rows. */
  column: string;
  /** What to know. */
  message: string;
};
export type BulkUsersResult = {
  status: CommandStatus;
  /** On a refusal, the lines 'Row N, column X: what is wrong', N as the spreadsheet counts (the header is row 1). */
  error?: string[];
  /** On success, who was created, in the order of the rows; a host may leave it out. */
  users?: CreatedUser[];
  /** What to know about a file that was taken, such as rounded prices; a host may leave it out. */
  notes?: RowNote[];
};
export type BulkUsersForm = {
  /** The spreadsheet (.xlsx or .xls), at most 20 MiB. */
  file: Blob;
};
export type Catalog = {
  /** Opaque id. */
  id: string;
  /** The catalog's name. */
  name: string;
  /** The brand. */
  brand: string;
  /** AW or SS and two digits, as `AW26`. */
  season: string;
  catalog_type: CatalogType;
  /** The drop; empty when unset. */
  drop: string;
  /** The delivery date in epoch seconds; null when unset. */
  service_date: number | null;
  /** Whether the catalog is current. */
  is_current: boolean;
  /** Whether the wholesale channel (WLS) offers it. */
  wls_enabled: boolean;
  /** Whether the second channel (LS), the companion app, offers it. */
  ls_enabled: boolean;
  /** How many garments it has. */
  num_items: number;
  /** The currency of its prices (ISO 4217). */
  currency: string;
  /** Optional and additive; clients must live without it. The generic of the garment whose picture stands for the
    catalog; null when it has no garments.
     */
  cover?: string | null;
  /** Optional and additive; clients must live without it. The tag of the cover's thumbnail, as in the `picture_tags` of
    a garment; left out when it is not known.
     */
  picture_tags?: {
    [key: string]: string;
  };
  /** Optional and additive; clients must live without it. How many customers see the catalog (**sight of
    catalogs**), themselves or in the companion app. Told to admins alone, by `listAllCatalogs`.
     */
  num_customers?: number;
  /** As `num_customers`. How many orders there are of it, archived ones left out. */
  num_orders?: number;
  /** As `num_customers`. How many of its garments have no main picture on this host; left out when the host can't tell. */
  num_missing_pictures?: number;
};
export type CatalogList = Catalog[];
export type RowError = {
  /** The row as the spreadsheet counts; the header is row 1. */
  row: number;
  /** The column's name in the header. */
  column: string;
  /** What is wrong. */
  message: string;
};
export type CatalogUploadResult = {
  status: CommandStatus;
  /** On success, the new catalog's id. */
  catalog_id?: string;
  /** On a refusal, a sentence for the person. */
  error?: string;
  /** On a refusal, how many of its reasons `move_codes` would settle: own codes that other garments have. */
  num_bound_codes?: number;
  /** On a refusal of the file, every bad row. */
  errors?: RowError[];
  /** What to know about a file that was taken, such as rounded prices; a host may leave it out. */
  notes?: RowNote[];
};
export type UploadCatalogForm = {
  /** The catalog's name. */
  name: string;
  /** AW or SS and two digits, as `AW26`. */
  season: string;
  catalog_type?: CatalogType;
  /** The brand; left out or empty, the host's own. */
  brand?: string;
  /** Whether the second channel (LS) offers it. */
  ls_enabled?: "true" | "false";
  /** Whether the wholesale channel (WLS) offers it. */
  wls_enabled?: "true" | "false";
  /** Whether it is current. */
  is_current?: "true" | "false";
  /** The drop. */
  drop?: string;
  /** The delivery date in epoch seconds; left out or empty, unset. */
  service_date?: string;
  /** Whether the brand's own codes that other garments have move to those of the file; refused otherwise. */
  move_codes?: "true" | "false";
  /** The spreadsheet (.xlsx or .xls), at most 20 MiB. */
  catalog_path: Blob;
};
export type ReuploadCatalogForm = {
  /** The id of the catalog to update. */
  catalog: string;
  /** The catalog's name. */
  name: string;
  catalog_type: CatalogType;
  /** Whether it is current. */
  is_current: "true" | "false";
  /** The drop; empty unsets it. */
  drop: string;
  /** The delivery date in epoch seconds; left out or empty, it stays as it was. */
  service_date?: string;
  /** Whether the brand's own codes that other garments have move to those of the file; refused otherwise. */
  move_codes?: "true" | "false";
  /** The spreadsheet (.xlsx or .xls), at most 20 MiB; left out, the garments stay. */
  catalog_path?: Blob;
};
export type CatalogChange = {
  /** What happens to it. */
  kind: "added" | "changed" | "removed";
  /** The garment's generic. */
  generic: string;
  /** The garment's name after the update. */
  name: string;
  /** `garment` for a whole garment, `color`, `size`, `ean`, `stock`, or the column of the file that says it. */
  field: string;
  /** Which one of the garment's, a color number, a sku or a price list; empty for the garment itself. */
  key: string;
  /** The value before; null when it is added. */
  before: string | null;
  /** The value after; null when it is removed. */
  after: string | null;
};
export type CatalogUpdatePreview = {
  status: CommandStatus;
  /** On a refusal, a sentence for the person. */
  error?: string;
  /** On a refusal, how many of its reasons `move_codes` would settle: own codes that other garments have. */
  num_bound_codes?: number;
  /** On a refusal of the file, every bad row. */
  errors?: RowError[];
  /** How many additions there are. */
  num_added?: number;
  /** How many changes there are. */
  num_changed?: number;
  /** How many removals there are. */
  num_removed?: number;
  /** How many garments of the catalog the file does not name; they stay as they are. */
  num_unnamed?: number;
  /** The first of them, by garment. */
  changes?: CatalogChange[];
  /** What to know about a file that was taken, such as rounded prices; a host may leave it out. */
  notes?: RowNote[];
};
export type PreviewCatalogUpdateForm = {
  /** The id of the catalog to update; with `action` ids as a comma list without spaces; left out, the file is for a new catalog. */
  catalog?: string;
  /** Only checks the file: as an update takes it, or as `uploadGarments` or `editGarments` does. */
  action?: "update" | "upload" | "edit";
  /** As in `editGarments`. */
  override?: "true" | "false";
  /** Whether the brand's own codes that other garments have move to those of the file; refused otherwise. */
  move_codes?: "true" | "false";
  /** The spreadsheet (.xlsx or .xls), at most 20 MiB. */
  catalog_path: Blob;
};
export type CatalogVisibilityRequest = {
  /** The catalog's id. */
  id: string;
  /** Whether the wholesale channel (WLS) offers it. */
  wls_enabled?: boolean;
  /** Whether the second channel (LS) offers it. */
  ls_enabled?: boolean;
  /** Whether it is current. */
  is_current?: boolean;
};
export type CatalogVisibilityRequestRead = {
  /** The catalog's id. */
  id: string;
  /** Whether the wholesale channel (WLS) offers it. */
  wls_enabled?: boolean;
  /** Whether the second channel (LS) offers it. */
  ls_enabled?: boolean;
  /** Whether it is current. */
  is_current?: boolean;
  /** Taken and ignored. */
  name?: string;
  /** Taken and ignored. */
  brand?: string;
  /** Taken and ignored. */
  season?: string;
  /** Taken and ignored. */
  catalog_type?: string;
  /** Taken and ignored. */
  drop?: string;
  /** Taken and ignored. */
  service_date?: number | null;
  /** Taken and ignored. */
  num_items?: number;
  /** Taken and ignored. */
  currency?: string;
  /** Taken and ignored. */
  cover?: string | null;
  /** Taken and ignored. */
  picture_tags?: {
    [key: string]: string;
  };
  /** Taken and ignored. */
  num_customers?: number;
  /** Taken and ignored. */
  num_orders?: number;
  /** Taken and ignored. */
  num_missing_pictures?: number;
};
export type DeleteCatalogResult = {
  status: CommandStatus;
  /** On a refusal, a sentence for the person. */
  error?: string;
  /** On a refusal by `unless_orders`, how many orders the catalog has. */
  orders?: number;
};
export type CatalogWithGarments = {
  /** The catalog's id. */
  id: string;
  /** The catalog's name. */
  name: string;
  /** The catalog's season. */
  season: string;
  /** The currency of its prices (ISO 4217). */
  currency: string;
  /** The garments, sorted by `number`. */
  garments: Garment[];
  /** Optional, for admins: the generics of the garments that have no main picture. A host that does not know them leaves it out. */
  missing_pictures?: string[];
};
export type GarmentsResult = {
  status: CommandStatus;
  /** On a refusal, a sentence for the person. */
  error?: string;
  /** On a refusal, how many of its reasons `move_codes` would settle: own codes that other garments have. */
  num_bound_codes?: number;
  /** On a refusal of the file, every bad row. */
  errors?: RowError[];
  /** What to know about a file that was taken, such as rounded prices; a host may leave it out. */
  notes?: RowNote[];
};
export type UploadGarmentsForm = {
  /** Ids of the catalogs, as a comma list without spaces. */
  catalog_ids: string;
  /** Whether the brand's own codes that other garments have move to those of the file; refused otherwise. */
  move_codes?: "true" | "false";
  /** The spreadsheet (.xlsx or .xls), at most 20 MiB. */
  file_path: Blob;
};
export type EditGarmentsForm = {
  /** Ids of the catalogs, as a comma list without spaces. */
  catalog_ids: string;
  /** Whether the brand's own codes that other garments have move to those of the file; refused otherwise. */
  move_codes?: "true" | "false";
  /** The spreadsheet (.xlsx or .xls), at most 20 MiB. */
  file_path: Blob;
  /** Whether to create what doesn't exist. */
  override?: "true" | "false";
};
export type DeleteGarmentsForm = {
  /** Ids of the catalogs, as a comma list without spaces. */
  catalog_ids: string;
  /** The spreadsheet (.xlsx or .xls), at most 20 MiB. */
  file_path: Blob;
};
export type CatalogAction = "enable" | "disable";
export type CatalogForUserRequest = {
  /** The catalog's id. */
  catalog_id: string;
  /** The user's id. */
  user_id: string;
  action: CatalogAction;
};
export type CatalogForUsersResult = {
  status: CommandStatus;
  /** On a refusal, a sentence for the person. */
  error?: string;
  /** The ids of the users for whom it was otherwise before. */
  changed?: string[];
};
export type CatalogForUsersRequest = {
  /** The catalog's id. */
  catalog_id: string;
  /** The users' ids. */
  user_ids: string[];
  action: CatalogAction;
  /** Whether the customers of the named agents are meant too. */
  cascade?: boolean;
};
export type ImagesForm = {
  /** JPEG files of at most 10 MiB each; the field is repeated for each file. */
  images: Blob[];
};
export type StockForm = {
  /** The spreadsheet (.xlsx or .xls), at most 20 MiB. */
  stocks_file: Blob;
};
export type TaskDetails = {
  status: TaskStatus;
  /** Percent done. */
  progress: number;
  /** Why it failed; null otherwise. */
  error: string | null;
};
export type TaskStatusResult = {
  details: TaskDetails;
};
export type SyncStocksRequest = object;
export type Task = {
  /** Opaque id. */
  task_id: string;
  /** What kind of work it is. */
  class: string;
  status: TaskStatus;
  /** Percent done. */
  progress: number;
  /** Why it failed; null otherwise. */
  error: string | null;
  /** Optional. When it was created, in epoch seconds. */
  created?: number;
  /** Optional. When it ended, in epoch seconds. */
  finished_at?: number;
  /** Optional. A line for each bad row or file, the first of them. */
  errors?: string[];
  /** Optional. How many lines there are in all; `downloadTaskErrors` has every one. */
  errors_count?: number;
  /** Optional. Whether `retryTask` would do it again. */
  can_retry?: boolean;
};
export type TaskListResult = {
  /** The tasks. */
  tasks: Task[];
};
